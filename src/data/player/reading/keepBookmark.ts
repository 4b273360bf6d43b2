import { saveBookmark } from '../../../contract/parts/bookmarks.ts';
import type { OutboxPort, RuntimePort } from '../../../port/port.ts';
import { throttle, type Throttled } from './throttle.ts';
import { partMemory } from './partMemory.ts';
import { readStoredPlace } from './readStoredPlace.ts';
import { rangesOf } from './rangesOf.ts';
import type { ReadingPlaceOf } from './readingPlace.ts';
import { toJson } from '../../../plain/toJson.ts';

const rest = 30_000;

/**
 * Saves on the server what this browser remembers of a part, so that another browser continues there (RESUME-1): at most every 30 s and
 * when the part is left, by the outbox (CMD-11). Where the tenant's LMS keeps no bookmarks it does nothing (CALL-5).
 * @param settle writes a waiting place into the memory, so that the last place is sent
 */
export function keepBookmark(
  port: Pick<RuntimePort, 'storage' | 'session' | 'host' | 'clock' | 'outbox'>,
  { userId, workflowId, activityPathId }: ReadingPlaceOf,
  settle: () => void,
): Throttled {
  let last = '';
  const value = (kind: 'places' | 'seen') => partMemory(port.storage.of(userId), kind, workflowId).get(activityPathId);
  // Loaded with the part, so that the outbox is there when the page is left.
  const ask = async (): Promise<OutboxPort | null> =>
    (await port.host.configuration()).extensions.includes('bookmarks') ? port.outbox() : null;
  const asked = ask().catch(() => null);
  return throttle(() => {
    settle();
    const put = (outbox: OutboxPort | null) => {
      // A bookmark is never put in another person's name. While nobody is known yet, it is kept for its owner.
      const { user, phase } = port.session.store.getState();
      if (phase === 'signed-out' || (user && user.id !== userId)) return;
      const place = readStoredPlace(value('places'));
      const seen = rangesOf(value('seen'));
      const what = { place: place?.[0] ?? null, seen };
      if (toJson(what) === last) return;
      last = toJson(what);
      outbox?.put(
        saveBookmark,
        {
          params: { id: workflowId, activityPathId },
          body: { ...what, at: new Date(place?.[1] || port.clock.now()).toISOString() },
        },
        { key: `bookmark:${workflowId}:${activityPathId}`, workflowId, userId, lapses: true },
      );
    };
    void asked.then(put);
  }, rest);
}
