import type { TreeRow } from './flattenTree.ts';

/** Names of parts that open now and did not before, and of those that do so no more, in reading order. */
export interface LockChanges {
  readonly opened: readonly string[];
  readonly closed: readonly string[];
}

/** Which parts open, by id. */
export const openParts = (rows: readonly TreeRow[]): ReadonlyMap<string, boolean> =>
  new Map(rows.filter(({ leaf }) => leaf).map(({ part, verdict }) => [part.id, verdict.opens]));

/**
 * What changed for the learner since the tree was last seen (TREE-13). New parts are left out, and modules: their parts tell.
 * @param before as `openParts` gave it
 */
export function lockChanges(before: ReadonlyMap<string, boolean>, rows: readonly TreeRow[]): LockChanges {
  const changed = rows.filter(({ leaf, part, verdict }) => leaf && before.get(part.id) === !verdict.opens);
  const names = (opens: boolean) =>
    changed.filter(({ verdict }) => verdict.opens === opens).map(({ part }) => part.child.name);
  return { opened: names(true), closed: names(false) };
}
