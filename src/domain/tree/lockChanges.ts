import type { TreeRow } from './flattenTree.ts';

/** Names of the parts that newly open, and of those that no longer open, in reading order. */
export interface LockChanges {
  readonly opened: readonly string[];
  readonly closed: readonly string[];
}

/** Which parts open, by id. */
export const openParts = (rows: readonly TreeRow[]): ReadonlyMap<string, boolean> =>
  new Map(rows.filter(({ leaf }) => leaf).map(({ part, verdict }) => [part.id, verdict.opens]));

/**
 * The changes for the learner since the tree was last seen (TREE-13). New parts are left out, and so are modules: their parts are named
 * instead.
 * @param before as `openParts` gave it
 */
export function lockChanges(before: ReadonlyMap<string, boolean>, rows: readonly TreeRow[]): LockChanges {
  const changed = rows.filter(({ leaf, part, verdict }) => leaf && before.get(part.id) === !verdict.opens);
  const names = (opens: boolean) =>
    changed.filter(({ verdict }) => verdict.opens === opens).map(({ part }) => part.child.name);
  return { opened: names(true), closed: names(false) };
}
