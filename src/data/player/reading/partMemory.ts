import type { StoragePort } from '../../../port/port.ts';
import { toJson } from '../../../plain/toJson.ts';
import { fromJson } from '../../../plain/fromJson.ts';

/** One value for each part of a run. */
export interface PartMemory {
  readonly get: (activityPathId: string) => unknown;
  readonly set: (activityPathId: string, value: unknown) => void;
  /** Sets many at once: what `change` gives for what is known; the same value changes nothing. */
  readonly setAll: (changes: ReadonlyMap<string, (known: unknown) => unknown>) => void;
}

/** As many parts of one run are remembered; the one that was written longest ago is forgotten first. */
const limit = 200;
/** As many runs are remembered; the others are over, or were left long ago. */
const runs = 30;

/**
 * What this browser remembers of the parts of one run, under one key. Each change is made to what is stored now, so that
 * two tabs lose at most what both say of the same part: there the last one wins.
 * @param storage of the one person whose run it is
 * @param kind what is remembered
 */
export function partMemory(storage: StoragePort, kind: 'places' | 'seen', workflowId: string): PartMemory {
  const key = `${kind}:${workflowId}`;
  const entries = (): (readonly [string, unknown])[] => {
    try {
      const kept = fromJson(storage.get(key) ?? '[]') as unknown;
      return Array.isArray(kept)
        ? kept.filter((entry): entry is [string, unknown] => Array.isArray(entry) && typeof entry[0] === 'string')
        : [];
    } catch {
      return [];
    }
  };
  const write = (changes: ReadonlyMap<string, (known: unknown) => unknown>) => {
    const all = new Map(entries());
    let changed = false;
    for (const [path, change] of changes) {
      const known = all.get(path) ?? null;
      const value = change(known);
      if (value === known) continue;
      changed = true;
      all.delete(path);
      all.set(path, value);
    }
    if (!changed) return;
    storage.set(key, toJson([...all].slice(-limit)));
    keepRuns(storage, workflowId);
  };
  return {
    get: (activityPathId) => entries().find(([path]) => path === activityPathId)?.[1] ?? null,
    set: (activityPathId, value) => write(new Map([[activityPathId, () => value]])),
    setAll: write,
  };
}

/** Whose places are kept: what was written longest ago is forgotten, so that runs that are over do not stay for ever. */
function keepRuns(storage: StoragePort, workflowId: string): void {
  const known = (storage.get('runs') ?? '').split(' ').filter(Boolean);
  if (known.at(-1) === workflowId) return;
  const after = [...known.filter((id) => id !== workflowId), workflowId];
  for (const id of after.splice(0, after.length - runs))
    for (const kind of ['places', 'seen']) storage.remove(`${kind}:${id}`);
  storage.set('runs', after.join(' '));
}
