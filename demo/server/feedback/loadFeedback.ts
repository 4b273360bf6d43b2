import { and, avg, count, desc, gte, ne, sql } from 'drizzle-orm';
import type { FeedbackGrade, FeedbackOption } from '../../../src/domain/feedback/feedback.ts';
import type { Instant } from '../../../src/domain/time/instant.ts';
import type { Db } from '../db/openDb.ts';
import { feedback } from '../db/schemaFeedback.ts';

/** Periods that administrators can choose, in days; null for all that is kept. */
export const feedbackPeriods = [30, 90, 365, null] as const;

/** One of the periods. */
export type FeedbackPeriod = (typeof feedbackPeriods)[number];

/** Comments on the page; the file has all of them. */
export const shownComments = 50;
/** The most rows of the file, the newest ones. */
const mostRows = 50_000;

const DAY = 86_400_000;

/** The feedback within a period, without the names of its authors. */
export interface FeedbackSummary {
  readonly total: number;
  /** Null without feedback. */
  readonly average: number | null;
  readonly grades: ReadonlyMap<FeedbackGrade, number>;
  /** The most frequent first; options that nobody chose are left out. */
  readonly options: readonly { readonly option: FeedbackOption; readonly named: number }[];
  /** The number of those with a comment. */
  readonly commented: number;
  /** The newest comments. */
  readonly comments: readonly FeedbackRow[];
}

/** The feedback of one learner. */
export type FeedbackRow = Pick<typeof feedback.$inferSelect, 'id' | 'day' | 'grade' | 'options' | 'comment'>;

const since = (period: FeedbackPeriod, now: Instant) =>
  period === null ? undefined : gte(feedback.day, new Date(now - period * DAY).toISOString().slice(0, 10));

const said = {
  id: feedback.id,
  day: feedback.day,
  grade: feedback.grade,
  options: feedback.options,
  comment: feedback.comment,
};

/** All feedback within a period, the newest first. */
export const feedbackRows = (db: Db, period: FeedbackPeriod, now: Instant): Promise<readonly FeedbackRow[]> =>
  db
    .select(said)
    .from(feedback)
    .where(since(period, now))
    .orderBy(desc(feedback.day), desc(feedback.id))
    .limit(mostRows);

/** Counts the feedback within a period (FEED-12). */
export async function loadFeedback(db: Db, period: FeedbackPeriod, now: Instant): Promise<FeedbackSummary> {
  const within = since(period, now);
  const commented = and(within, ne(feedback.comment, ''));
  const [whole] = await db
    .select({ total: count(), average: avg(feedback.grade), commented: count(sql`nullif(${feedback.comment}, '')`) })
    .from(feedback)
    .where(within);
  const grades = await db
    .select({ grade: feedback.grade, given: count() })
    .from(feedback)
    .where(within)
    .groupBy(feedback.grade);
  const option = sql<FeedbackOption>`jsonb_array_elements_text(${feedback.options})`.as('option');
  const each = db.select({ option }).from(feedback).where(within).as('each');
  const options = await db
    .select({ option: each.option, named: count() })
    .from(each)
    .groupBy(each.option)
    .orderBy(desc(count()), each.option);
  const comments = await db
    .select(said)
    .from(feedback)
    .where(commented)
    .orderBy(desc(feedback.day), desc(feedback.id))
    .limit(shownComments);
  return {
    total: whole?.total ?? 0,
    average: whole?.average == null ? null : Number(whole.average),
    grades: new Map(grades.map(({ grade, given }) => [grade as FeedbackGrade, given])),
    options,
    commented: whole?.commented ?? 0,
    comments,
  };
}
