import type { Objective } from '../course/course.ts';
import type { GradeRevealPolicy, WorkflowState } from '../course/states.ts';
import type { Instant } from '../time/instant.ts';
import type { ActivityConstraint } from '../tree/activity.ts';
import { eventEnd, type EventDates } from '../tree/eventTimes.ts';
import { inDraft, pathOf, type TreeRow } from '../tree/flattenTree.ts';
import { isDone, stateOf } from '../tree/partDone.ts';
import type { CalendarItem, DateKind } from './calendarItem.ts';

/** The fields of a learner's course that the calendar needs. */
export interface DatedCourse {
  /** Id of the access. */
  readonly id: string;
  readonly aggregateId: string;
  readonly objective: Pick<Objective, 'id' | 'name' | 'code'>;
  readonly availabilityDate: Instant | null;
  readonly availabilityEndDate: Instant | null;
  readonly dueDate: Instant | null;
  readonly gradeRevealPolicy: GradeRevealPolicy;
  readonly gradeRevealDate: Instant | null;
  /** State of the last run; null when not started. */
  readonly state: WorkflowState | null;
  /** A result exists, maybe without a run. */
  readonly hasRecord: boolean;
}

/** An event of a course, by the activity that it is. */
export interface DatedEvent extends EventDates {
  readonly place: string | null;
}

/** Dates of these kinds are settled once the work is done: they stay in the calendar, but count as done. */
const untilDone: ReadonlySet<DateKind> = new Set(['startBy', 'due', 'lateUntil']);

const disclosedAt = ({ resultsDisclosurePolicy, resultsDisclosureFrom, reviewPolicy }: ActivityConstraint) =>
  resultsDisclosurePolicy === 'afterDate' && reviewPolicy === 'afterRevealingResults' ? resultsDisclosureFrom : null;

const datesOf = (constraint: ActivityConstraint | null): readonly (readonly [DateKind, Instant | null])[] =>
  constraint
    ? [
        ['opens', constraint.startFrom],
        ['startBy', constraint.startUntil],
        ['due', constraint.due],
        ['lateUntil', constraint.gracePeriodUntil],
        ['closes', constraint.accessibleUntil],
        ['results', constraint.revealResultsFrom],
        ['review', disclosedAt(constraint)],
      ]
    : [];

/** The first of these times; null if there is none. */
const first = (times: readonly (Instant | null)[]): Instant | null =>
  times.filter((at) => at !== null).sort((one, other) => one - other)[0] ?? null;

/** The instant after which a part can no longer be done. Once a part is started, the end of its time to start does not count. */
const partCloses = ({ part: { constraint, child } }: TreeRow) =>
  constraint &&
  first([
    constraint.gracePeriodUntil,
    constraint.accessibleUntil,
    stateOf(child) === null ? constraint.startUntil : null,
  ]);

/**
 * The dates of a course and of its parts, and its events, by time (CAL-2). An inherited date is listed once, at the part that sets it. An
 * event gives its place only if the part opens in a started course.
 * @param rows of the course's tree; it has none for archived parts
 * @param events by the id of their activity
 */
export function courseDates(
  course: DatedCourse,
  rows: readonly TreeRow[],
  events: ReadonlyMap<string, DatedEvent>,
): readonly CalendarItem[] {
  const { id, aggregateId, objective, state, hasRecord } = course;
  const over = state === null ? hasRecord : state !== 'inProgress';
  const isSettled = (kind: DateKind, row: TreeRow | null) => {
    if (!untilDone.has(kind)) return false;
    if (over || (row && isDone(row.part.child))) return true;
    return kind === 'startBy' && (row ? row.part.child.aggregate.lastActivityWorkflow !== null : state !== null);
  };
  const courseCloses = state === null ? course.availabilityEndDate : null;
  const item = (kind: DateKind, at: Instant, row: TreeRow | null, more: Partial<CalendarItem> = {}): CalendarItem => {
    const axis = row ? pathOf(row).map((part) => part.id) : [];
    return {
      id: [id, kind, ...axis].join('/'),
      kind,
      at,
      until: null,
      objectiveId: objective.id,
      aggregateId,
      courseName: objective.name,
      code: objective.code,
      state,
      part: row && { axis, name: row.part.child.name },
      place: null,
      closesAt: first([courseCloses, row && partCloses(row)]),
      done: isSettled(kind, row),
      ...more,
    };
  };
  const own: readonly (readonly [DateKind, Instant | null])[] = [
    ['opens', course.availabilityDate],
    ['startBy', course.availabilityEndDate],
    ['due', course.dueDate],
    ['results', course.gradeRevealPolicy === 'afterDate' ? course.gradeRevealDate : null],
  ];
  const found = own.flatMap(([kind, at]) => (at === null ? [] : [item(kind, at, null)]));
  for (const row of rows) {
    // Drafts have no dates.
    if (inDraft(row)) continue;
    const above = new Map(datesOf(row.parent?.part.constraint ?? null));
    for (const [kind, at] of datesOf(row.part.constraint))
      if (at !== null && at !== above.get(kind)) found.push(item(kind, at, row));
    const event = row.part.child.type === 'event' ? events.get(row.part.child.id) : undefined;
    if (event && event.startsAt !== null)
      found.push(
        item('event', event.startsAt, row, {
          until: eventEnd(event),
          place: state !== null && row.verdict.opens ? event.place : null,
        }),
      );
  }
  return found.sort((one, other) => one.at - other.at);
}
