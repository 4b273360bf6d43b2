import { fromJson } from '../../../../plain/fromJson.ts';
import { toJson } from '../../../../plain/toJson.ts';
import type { StoragePort } from '../../../../port/port.ts';

/** The state in which a learner left the table of contents of a run (TREE-14). */
export interface TocLeft {
  /** Whether it was open above the page. */
  readonly open: boolean;
  /** Scroll position of the tree in pixels. */
  readonly top: number;
  /** The open part at that time, and the part of a long read in view. If they change, the tree scrolls to the new place. */
  readonly at: string;
  /** Ids of the modules that the learner opened or closed, the latest last. */
  readonly folds: ReadonlyMap<string, boolean>;
}

/** Key of the remembered states, in the storage of one person (STORE-28). */
const key = 'contents';
/** Number of runs that are remembered; the oldest is forgotten first. */
const runs = 12;
/** Number of modules that are remembered per run. */
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

/** Reads the remembered state. If it is missing or unreadable, the table is closed, at its top, and unfolded by the rules. */
export function readToc(storage: StoragePort, run: string): TocLeft {
  const [, open = false, top = 0, at = '', folds = []] = entries(storage).find(([id]) => id === run) ?? [];
  return { open, top, at, folds: new Map(folds) };
}

/** Writes the state in which the learner left the table. */
export function writeToc(storage: StoragePort, run: string, { open, top, at, folds }: TocLeft): void {
  const own: Entry = [run, open, Math.round(top), at, [...folds].slice(-modules)];
  storage.set(key, toJson([...entries(storage).filter(([id]) => id !== run), own].slice(-runs)));
}
