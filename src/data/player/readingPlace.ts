import type { RuntimePort } from '../../runtime/port.ts';
import { calmly } from './calmly.ts';
import { partMemory } from './partMemory.ts';

export interface ReadingPlaceOf {
  readonly userId: string;
  readonly workflowId: string;
  readonly activityPathId: string;
}

/** Where somebody was in a part: seconds of a video, a page of a document. */
export interface ReadingPlace {
  /** Null where nothing is known. */
  readonly get: () => number | null;
  /** Written at most every 5 s, and when the page is left. */
  readonly set: (place: number) => void;
  /** Writes what waits; to be called when the part is left. */
  readonly flush: () => void;
}

/** The place in a part to which one comes back (RESUME-1), of one person and one run, in this browser alone. */
export function readingPlace({ storage, session }: Pick<RuntimePort, 'storage' | 'session'>, { userId, workflowId, activityPathId }: ReadingPlaceOf): ReadingPlace {
  const memory = partMemory(storage.of(userId), 'places', workflowId);
  let waiting: number | null = null;
  const writing = calmly(() => {
    // What a person left behind was removed when they signed out; it does not come back (SESS-11).
    if (waiting !== null && session.store.getState().phase !== 'signed-out') memory.set(activityPathId, waiting);
  });
  return {
    get: () => {
      const kept = waiting ?? memory.get(activityPathId);
      return typeof kept === 'number' && Number.isFinite(kept) && kept >= 0 ? kept : null;
    },
    set: (place) => {
      waiting = place;
      writing.ask();
    },
    flush: writing.flush,
  };
}
