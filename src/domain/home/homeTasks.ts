import type { CalendarItem } from '../calendar/calendarItem.ts';
import { isMissed } from '../calendar/isMissed.ts';
import { allPartsDone } from '../course/allPartsDone.ts';
import type { ObjectiveAccess } from '../course/course.ts';
import { courseActions } from '../course/courseActions.ts';
import type { NextPart } from '../course/nextSteps.ts';
import type { WorkflowState } from '../course/states.ts';
import type { Instant } from '../time/instant.ts';
import { isOver, type Moment } from '../time/moment.ts';

/**
 * The kinds of tasks (DASH-6): hand in late work that is still taken, start a course or part while it can still be started, finish a course
 * whose parts are all done, start a mandatory course.
 */
export const taskKinds = ['lateUntil', 'startBy', 'finish', 'start'] as const;

/** One task of the dashboard. */
export interface HomeTask {
  /** The same task always has the same id. */
  readonly id: string;
  readonly kind: (typeof taskKinds)[number];
  readonly objectiveId: string;
  readonly aggregateId: string;
  readonly courseName: string;
  readonly code: string | null;
  /** Null for a task of the course itself. */
  readonly part: Pick<NextPart, 'axis' | 'name'> | null;
  /** State of the course's last run. */
  readonly state: WorkflowState | null;
  /** The date by which it must be done; null if it has none. */
  readonly at: Instant | null;
}

/** Dates at most this far ahead become tasks, in milliseconds. */
const ahead = 14 * 86_400_000;
const most = 5;

const addressOf = ({ aggregateId, part }: Pick<HomeTask, 'aggregateId' | 'part'>) =>
  [aggregateId, ...(part?.axis ?? [])].join('/');

/** The dates within two weeks until which something can be started, or is taken late; the latter only once it is overdue. */
function datedTasks(items: readonly CalendarItem[], moment: Moment): readonly HomeTask[] {
  const late = new Set(
    items
      .filter((item) => item.kind === 'due' && !item.done && isOver(item.at, moment) && !isMissed(item, moment))
      .map((item) => addressOf(item)),
  );
  return items.flatMap(
    ({ id, kind, at, done, objectiveId, aggregateId, courseName, code, part, state }): HomeTask[] => {
      if (done || isOver(at, moment) || at > moment.now + ahead) return [];
      if (kind !== 'startBy' && !(kind === 'lateUntil' && late.has(addressOf({ aggregateId, part })))) return [];
      return [{ id, kind, objectiveId, aggregateId, courseName, code, part, state, at }];
    },
  );
}

/** A course whose parts are all done waits to be finished; a mandatory one without a date waits to be started. */
function courseTask(access: ObjectiveAccess, moment: Moment): 'finish' | 'start' | null {
  const { aggregate, isMandatory, dueDate } = access;
  const { actions } = courseActions(access, moment);
  if (actions.includes('finish') && allPartsDone(access)) return 'finish';
  return isMandatory && dueDate === null && actions.includes('start') && !aggregate.lastObjectiveWorkflow
    ? 'start'
    : null;
}

/**
 * The tasks of the dashboard: those with a date first, by date; those that "Due soon" lists already are left out (DASH-6).
 * @param apart ids of the aggregates of courses that are shown separately, such as the one to continue with
 */
export function homeTasks(
  known: readonly ObjectiveAccess[],
  items: readonly CalendarItem[],
  apart: ReadonlySet<string>,
  moment: Moment,
): readonly HomeTask[] {
  const dated = [...datedTasks(items, moment)].sort((one, other) => (one.at ?? 0) - (other.at ?? 0));
  const told = new Set(dated.filter(({ part }) => part === null).map(({ aggregateId }) => aggregateId));
  const undated = known.flatMap((access): HomeTask[] => {
    const { objective, aggregate } = access;
    const kind = courseTask(access, moment);
    if (!kind || told.has(aggregate.id) || apart.has(aggregate.id)) return [];
    return [
      {
        id: `${access.id}/${kind}`,
        kind,
        objectiveId: objective.id,
        aggregateId: aggregate.id,
        courseName: objective.name,
        code: objective.code,
        part: null,
        state: aggregate.lastObjectiveWorkflow?.state ?? null,
        at: null,
      },
    ];
  });
  const inOrder = undated.sort((one, other) => taskKinds.indexOf(one.kind) - taskKinds.indexOf(other.kind));
  return [...dated, ...inOrder].slice(0, most);
}
