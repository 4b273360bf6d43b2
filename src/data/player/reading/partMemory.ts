import type { StoragePort } from '../../../port/port.ts';
import { toJson } from '../../../plain/toJson.ts';
import { fromJson } from '../../../plain/fromJson.ts';

/** One value for each part of a run. */
export interface PartMemory {
  readonly get: (activityPathId: string) => unknown;
  readonly set: (activityPathId: string, value: unknown) => void;
  /** Sets many values at once. Each function gets the known value and returns the new one; the same value changes nothing. */
  readonly setAll: (changes: ReadonlyMap<string, (known: unknown) => unknown>) => void;
}

/** The most parts of one run that are remembered; the part that was written longest ago is forgotten first. */
const limit = 200;
/** The most runs that are remembered; the others are over, or were left long ago. */
const runs = 30;

/**
 * The values that this browser remembers of the parts of one run, under one key. Each change is made to the values that are stored now, so
 * two tabs conflict only where both change the same part: there the last one wins.
 * @param storage of the person to whom the run belongs
 * @param kind the kind of the values
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

/**
 * Notes that a run was written last, and forgets the runs that were written longest ago, so that runs that are over do not stay for ever.
 */
function keepRuns(storage: StoragePort, workflowId: string): void {
  const known = (storage.get('runs') ?? '').split(' ').filter(Boolean);
  if (known.at(-1) === workflowId) return;
  const after = [...known.filter((id) => id !== workflowId), workflowId];
  for (const id of after.splice(0, after.length - runs))
    for (const kind of ['places', 'seen']) storage.remove(`${kind}:${id}`);
  storage.set('runs', after.join(' '));
}
