import type { ObjectiveAccess } from './course.ts';

/** Whether all parts of a course are done; where the LMS tells no numbers of parts, its progress decides. */
export const allPartsDone = ({ parts, aggregate }: Pick<ObjectiveAccess, 'parts' | 'aggregate'>): boolean =>
  parts ? parts.total > 0 && parts.done >= parts.total : (aggregate.lastObjectiveWorkflow?.progress ?? 0) >= 1;
