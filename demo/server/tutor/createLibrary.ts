import { createHash } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { activities, files } from '../db/schema.ts';
import { activityPassages } from './activityPassages.ts';
import { oncePassages } from './oncePassages.ts';
import type { OpenPlace } from './openPlaces.ts';
import type { Passage, PlacedPassage } from './passage.ts';
import { createSearchIndex } from './searchIndex.ts';

type Search = ReturnType<typeof createSearchIndex>;

/** The most searches, and texts of activities, that are kept; the oldest ones are dropped first. */
const [searchesKept, textsKept] = [40, 2000];

/** Keeps the latest results, by key. */
function keepLast<T>(most: number) {
  const kept = new Map<string, Promise<T>>();
  return (key: string, make: () => Promise<T>): Promise<T> => {
    const known = kept.get(key) ?? make();
    kept.delete(key);
    kept.set(key, known);
    for (const [oldest] of kept) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    known.catch(() => kept.get(key) === known && kept.delete(key));
    return known;
  };
}

/** The texts of courses, and a search over any of their places (TUTOR-5). People with the same access share one search. */
export function createLibrary(db: Db) {
  const [texts, searches] = [keepLast<readonly Passage[]>(textsKept), keepLast<Search>(searchesKept)];

  /** A search over these places and no others: its index holds nothing else. */
  return async (places: readonly OpenPlace[]): Promise<Search> => {
    const ids = [...new Set(places.map(({ activityId }) => activityId))];
    if (ids.length === 0) return () => [];
    const rows = await db.select().from(activities).where(inArray(activities.id, ids));
    const own = await db.select().from(files).where(inArray(files.activityId, ids));
    const known = new Map(
      rows.map((row) => {
        const { id, name, content, resource, scored, gradedByHand } = row;
        const stamp = createHash('sha256')
          .update(JSON.stringify([id, name, content, resource]))
          .digest('base64url');
        return [id, { row: { id, name, content, resource }, stamp, graded: scored || gradedByHand }];
      }),
    );
    const key = createHash('sha256')
      .update(places.map(({ axis, activityId }) => `${axis} ${known.get(activityId)?.stamp}`).join('\n'))
      .digest('base64url');
    return searches(key, async () => {
      const passages: PlacedPassage[] = [];
      for (const { activityId, ...place } of places) {
        const activity = known.get(activityId);
        if (!activity) continue;
        const found = await texts(activity.stamp, () => activityPassages(activity.row, own));
        passages.push(...found.map((one) => ({ ...one, ...place, graded: activity.graded })));
      }
      return createSearchIndex(oncePassages(passages));
    });
  };
}

/** Made by {@link createLibrary}. */
export type Library = ReturnType<typeof createLibrary>;
