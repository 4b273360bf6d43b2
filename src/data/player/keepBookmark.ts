import { saveBookmark } from '../../contract/bookmarks.ts';
import type { OutboxPort, RuntimePort } from '../../runtime/port.ts';
import { calmly, type Calm } from './calmly.ts';
import { partMemory } from './partMemory.ts';
import { placeOf } from './placeOf.ts';
import { rangesOf } from './rangesOf.ts';
import type { ReadingPlaceOf } from './readingPlace.ts';

const rest = 30_000;

/**
 * Keeps on the server what this browser remembers of a part, so that another one goes on there (RESUME-1): at most every 30 s
 * and when the part is left, by the outbox (CMD-11). Where the tenant's LMS keeps no bookmarks it does nothing (CALL-5).
 * @param settle writes what waits to be remembered, so that the last place is the one that is sent
 */
export function keepBookmark(port: Pick<RuntimePort, 'storage' | 'session' | 'host' | 'clock' | 'outbox'>, { userId, workflowId, activityPathId }: ReadingPlaceOf, settle: () => void): Calm {
  let last = '';
  const value = (kind: 'places' | 'seen') => partMemory(port.storage.of(userId), kind, workflowId).get(activityPathId);
  // Asked for with the part, so that it is there when the page is left.
  const ask = async (): Promise<OutboxPort | null> => ((await port.host.configuration()).extensions.includes('bookmarks') ? port.outbox() : null);
  const asked = ask().catch(() => null);
  return calmly(() => {
    settle();
    const put = (outbox: OutboxPort | null) => {
      if (port.session.store.getState().user?.id !== userId) return;
      const place = placeOf(value('places'));
      const seen = rangesOf(value('seen'));
      const what = { place: place?.[0] ?? null, seen };
      if (JSON.stringify(what) === last) return;
      last = JSON.stringify(what);
      outbox?.put(
        saveBookmark,
        { params: { id: workflowId, activityPathId }, body: { ...what, at: new Date(place?.[1] || port.clock.now()).toISOString() } },
        { key: `bookmark:${workflowId}:${activityPathId}`, workflowId, lapses: true },
      );
    };
    void asked.then(put);
  }, rest);
}
