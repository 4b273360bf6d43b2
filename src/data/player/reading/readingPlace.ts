import type { RuntimePort } from '../../../port/port.ts';
import { throttle } from './throttle.ts';
import { partMemory } from './partMemory.ts';
import { readStoredPlace } from './readStoredPlace.ts';

export interface ReadingPlaceOf {
  readonly userId: string;
  readonly workflowId: string;
  readonly activityPathId: string;
}

/** The place of somebody in a part: seconds of a video, a page of a document. */
export interface ReadingPlace {
  /** Null where no place is known. */
  readonly get: () => number | null;
  /** Written at most every 5 s, and when the page is left. */
  readonly set: (place: number) => void;
  /** Writes a waiting place; to be called when the part is left. */
  readonly flush: () => void;
}

/**
 * The place in a part to which a learner comes back (RESUME-1), of one person and one run, as this browser remembers it.
 * @param onWrite called after each place that was written
 */
export function readingPlace(
  { storage, session, clock }: Pick<RuntimePort, 'storage' | 'session' | 'clock'>,
  { userId, workflowId, activityPathId }: ReadingPlaceOf,
  onWrite: () => void = () => undefined,
): ReadingPlace {
  const memory = partMemory(storage.of(userId), 'places', workflowId);
  let waiting: number | null = null;
  const writing = throttle(() => {
    // The data of a person was removed when they signed out, and must not be written again (SESS-11).
    if (waiting === null || session.store.getState().phase === 'signed-out') return;
    memory.set(activityPathId, [waiting, Math.round(clock.now())]);
    onWrite();
  });
  return {
    get: () => readStoredPlace(waiting ?? memory.get(activityPathId))?.[0] ?? null,
    set: (place) => {
      waiting = place;
      writing.ask();
    },
    flush: writing.flush,
  };
}
