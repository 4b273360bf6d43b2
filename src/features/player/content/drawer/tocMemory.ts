import { fromJson } from '../../../../plain/fromJson.ts';
import { toJson } from '../../../../plain/toJson.ts';
import type { StoragePort } from '../../../../port/port.ts';

/** How a learner left the table of contents of a run (TREE-14). */
export interface TocLeft {
  /** It lay open over the page. */
  readonly open: boolean;
  /** Pixels that the tree was scrolled by. */
  readonly top: number;
  /** The part that was open then, and the part in view of a long read: the tree shows where the reader is when that changes. */
  readonly at: string;
  /** Ids of the modules that the learner opened or closed, the latest last. */
  readonly folds: ReadonlyMap<string, boolean>;
}

/** Key of what is remembered, in the storage of one person (STORE-28). */
const key = 'contents';
/** As many runs are remembered; the one that was left longest ago is forgotten first. */
const runs = 12;
/** As many modules of one run. */
const modules = 200;

type Entry = readonly [run: string, open: boolean, top: number, at: string, folds: readonly [string, boolean][]];

const isFold = (value: unknown): value is [string, boolean] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'boolean';

function isEntry(value: unknown): value is Entry {
  if (!Array.isArray(value)) return false;
  const [run, open, top, at, folds] = value as unknown[];
  return (
    typeof run === 'string' &&
    typeof open === 'boolean' &&
    typeof top === 'number' &&
    typeof at === 'string' &&
    Array.isArray(folds) &&
    folds.every(isFold)
  );
}

function entries(storage: StoragePort): readonly Entry[] {
  try {
    const kept = fromJson(storage.get(key) ?? '[]') as unknown;
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** Reads how the table was left; what is not known, or cannot be read, is closed, at its beginning, and as the rules unfold it. */
export function readToc(storage: StoragePort, run: string): TocLeft {
  const [, open = false, top = 0, at = '', folds = []] = entries(storage).find(([id]) => id === run) ?? [];
  return { open, top, at, folds: new Map(folds) };
}

/** Writes how the table was left. */
export function writeToc(storage: StoragePort, run: string, { open, top, at, folds }: TocLeft): void {
  const own: Entry = [run, open, Math.round(top), at, [...folds].slice(-modules)];
  storage.set(key, toJson([...entries(storage).filter(([id]) => id !== run), own].slice(-runs)));
}
