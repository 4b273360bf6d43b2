import { and, inArray, isNotNull } from 'drizzle-orm';
import type { CalendarItem } from '../../../../src/domain/calendar/calendarItem.ts';
import { courseDates, type DatedEvent } from '../../../../src/domain/calendar/courseDates.ts';
import type { TreeRow } from '../../../../src/domain/tree/flattenTree.ts';
import type { Db } from '../../db/openDb.ts';
import { activities } from '../../db/schema.ts';
import { loadRuns, loadUnbegun } from '../parts/tree.ts';
import { datedCourses } from './datedCourses.ts';

/** How far back dates are sent, in milliseconds: a year, and one more month for learners who page back that far. */
const back = 400 * 86_400_000;

/** Events by the id of their activity. */
async function eventsOf(db: Db, rows: readonly TreeRow[]): Promise<ReadonlyMap<string, DatedEvent>> {
  const ids = new Set(rows.flatMap(({ part }) => (part.child.type === 'event' ? [part.child.id] : [])));
  if (ids.size === 0) return new Map();
  const found = await db
    .select({ id: activities.id, resource: activities.resource })
    .from(activities)
    .where(and(inArray(activities.id, [...ids]), isNotNull(activities.resource)));
  return new Map(
    found.flatMap(({ id, resource }) => {
      const event = resource?.event;
      if (!event) return [];
      const dates = { startsAt: Date.parse(event.startsAt), endsAt: Date.parse(event.endsAt) };
      return [[id, { ...dates, place: event.place?.trim() || null }] as const];
    }),
  );
}

/** The dates of a learner's courses and parts, and their events, by time (CAL-2). A few statements serve any number of courses. */
export async function loadCalendar(db: Db, userId: string, now: number): Promise<readonly CalendarItem[]> {
  const courses = await datedCourses(db, userId);
  const deep = courses.filter(({ hasDatedParts }) => hasDatedParts);
  const runs = await loadRuns(
    db,
    userId,
    deep.flatMap(({ runId }) => runId ?? []),
    now,
  );
  const begun = new Map(runs.map((run) => [run.workflow.id, run.rows]));
  const unbegun = await loadUnbegun(
    db,
    deep.flatMap(({ runId, activityId }) => (runId ? [] : [activityId])),
    now,
  );
  const rowsOf = (one: (typeof deep)[number]) =>
    (one.hasDatedParts && (one.runId ? begun.get(one.runId) : unbegun.get(one.activityId))) || [];
  const events = await eventsOf(db, deep.flatMap(rowsOf));
  return courses
    .flatMap((one) => courseDates(one.course, rowsOf(one), events))
    .filter(({ at, until }) => (until ?? at) >= now - back)
    .sort((one, other) => one.at - other.at);
}
