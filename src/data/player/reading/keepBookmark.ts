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
 * Keeps on the server what this browser remembers of a part, so that another one goes on there (RESUME-1): at most every 30 s
 * and when the part is left, by the outbox (CMD-11). Where the tenant's LMS keeps no bookmarks it does nothing (CALL-5).
 * @param settle writes what waits to be remembered, so that the last place is the one that is sent
 */
export function keepBookmark(
  port: Pick<RuntimePort, 'storage' | 'session' | 'host' | 'clock' | 'outbox'>,
  { userId, workflowId, activityPathId }: ReadingPlaceOf,
  settle: () => void,
): Throttled {
  let last = '';
  const value = (kind: 'places' | 'seen') => partMemory(port.storage.of(userId), kind, workflowId).get(activityPathId);
  // Asked for with the part, so that it is there when the page is left.
  const ask = async (): Promise<OutboxPort | null> =>
    (await port.host.configuration()).extensions.includes('bookmarks') ? port.outbox() : null;
  const asked = ask().catch(() => null);
  return throttle(() => {
    settle();
    const put = (outbox: OutboxPort | null) => {
      // What one person saw is put in nobody else's name; where nobody is known yet, it is kept for them.
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
