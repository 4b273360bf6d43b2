import type { ObjectiveAccess } from '../course/course.ts';
import { dueSoon } from '../course/dueSoon.ts';
import type { DueStep, NextSteps } from '../course/nextSteps.ts';
import type { Moment } from '../time/moment.ts';

/**
 * The steps that are due soon (DASH-4): those that the server names, else the due dates of the courses themselves.
 * @param recent the courses that are known
 */
export function dueSteps(
  steps: NextSteps | null,
  recent: readonly ObjectiveAccess[],
  moment: Moment,
): readonly DueStep[] {
  if (steps && steps.due.length > 0) return steps.due;
  return dueSoon(
    recent.map((access) => ({ access, rows: [] })),
    moment,
  ).map(({ access: { objective, aggregate }, at }) => ({
    objectiveId: objective.id,
    aggregateId: aggregate.id,
    courseName: objective.name,
    code: objective.code,
    state: aggregate.lastObjectiveWorkflow?.state ?? null,
    part: null,
    at,
    partsLeft: null,
  }));
}
