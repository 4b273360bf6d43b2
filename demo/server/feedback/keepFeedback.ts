import type { Feedback } from '../../../src/domain/feedback/feedback.ts';
import type { Instant } from '../../../src/domain/time/instant.ts';
import type { Db } from '../db/openDb.ts';
import { feedback } from '../db/schemaFeedback.ts';

/** Keeps the first feedback of a person on a day; any other of that day changes nothing (FEED-11). */
export async function keepFeedback(
  db: Db,
  userId: string,
  { grade, options, comment }: Feedback,
  now: Instant,
): Promise<void> {
  const received = new Date(now);
  const day = received.toISOString().slice(0, 10);
  await db.insert(feedback).values({ userId, day, grade, options, comment, received }).onConflictDoNothing();
}
