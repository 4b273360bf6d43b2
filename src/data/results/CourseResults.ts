import type { ObjectiveAccess } from '../../domain/course/course.ts';
import type { Attempt } from '../../domain/results/attempt.ts';

/** A course with all its results. */
export interface CourseResults {
  readonly access: ObjectiveAccess;
  readonly attempts: readonly Attempt[];
}
