import { and, count, eq, max } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { discussionPosts } from '../db/work/schemaDiscussions.ts';
import type { DiscussionPlace } from './discussionPlace.ts';

type Listener = () => void;
const known = new WeakMap<Db, Map<string, Set<Listener>>>();

const listenersOf = (db: Db) => {
  const found = known.get(db) ?? new Map<string, Set<Listener>>();
  known.set(db, found);
  return found;
};
const keyOf = ({ objectiveId, axis }: DiscussionPlace) => `${objectiveId} ${axis}`;

/** Tells the readers of a discussion in this process that it has changed. */
export function tellDiscussion(db: Db, place: DiscussionPlace): void {
  [...(listenersOf(db).get(keyOf(place)) ?? [])].forEach((listener) => listener());
}

/** @returns a function that ends it */
export function hearDiscussion(db: Db, place: DiscussionPlace, listener: Listener): () => void {
  const all = listenersOf(db);
  const own = all.get(keyOf(place)) ?? new Set();
  all.set(keyOf(place), own);
  own.add(listener);
  return () => {
    own.delete(listener);
    if (own.size === 0) all.delete(keyOf(place));
  };
}

/** A text that differs after every change of a discussion, whichever process made it. */
export async function discussionStamp(db: Db, { objectiveId, axis }: DiscussionPlace): Promise<string> {
  const [found] = await db
    .select({ last: max(discussionPosts.touched), posts: count() })
    .from(discussionPosts)
    .where(and(eq(discussionPosts.objectiveId, objectiveId), eq(discussionPosts.axis, axis)));
  return `${found?.posts ?? 0}-${found?.last?.getTime() ?? 0}`;
}
