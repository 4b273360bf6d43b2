import type { EnrolledCourses } from '../../../src/data/courses/useEnrolledCourses.ts';
import type { ObjectiveAccess } from '../../../src/domain/course/course.ts';
import type { Instant } from '../../../src/domain/time/instant.ts';

const day = 86_400_000;
const due = ({ dueDate }: ObjectiveAccess) => dueDate ?? Infinity;

/** What is shown: the course in progress that is due soonest, within so many days. */
export function nextCourse({ items, error }: Pick<EnrolledCourses, 'items' | 'error'>, now: Instant, days: number) {
  if (!items) return error ? ({ kind: 'failed' } as const) : ({ kind: 'loading' } as const);
  const begun = items
    .flatMap((item) => (item.kind === 'course' ? [item.access] : []))
    .filter(
      ({ aggregate, dueDate }) =>
        aggregate.lastObjectiveWorkflow?.state === 'inProgress' && (dueDate ?? now) <= now + days * day,
    )
    .sort((one, other) => due(one) - due(other) || 0);
  const access = begun[0];
  if (!access) return { kind: 'none' } as const;
  const route = { name: 'content', objectiveId: access.objective.id, axis: [], query: '' } as const;
  return {
    kind: 'course',
    title: access.objective.name,
    due: access.dueDate,
    progress: access.aggregate.lastObjectiveWorkflow?.progress ?? 0,
    route,
  } as const;
}
