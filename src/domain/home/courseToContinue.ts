import type { ObjectiveAccess } from '../course/course.ts';
import { courseActions } from '../course/courseActions.ts';
import { courseState } from '../course/courseState.ts';
import type { NextSteps, Resume } from '../course/nextSteps.ts';
import type { Moment } from '../time/moment.ts';

/** The course to continue with; `told` if the server named it and knows its next part. */
export interface ToContinue extends Resume {
  readonly told: boolean;
}

/**
 * The course to continue with (DASH-3): the one that the server names, else the first that can be continued.
 * @param recent the last opened one first
 */
export function courseToContinue(
  steps: NextSteps | null,
  recent: readonly ObjectiveAccess[],
  moment: Moment,
): ToContinue | null {
  const told = steps?.resume;
  if (told) return { ...told, told: true };
  const access = recent.find(
    (one) => courseState(one.objective) !== 'archived' && courseActions(one, moment).actions.includes('continue'),
  );
  return access ? { access, part: null, module: null, modules: access.parts?.modules ?? [], told: false } : null;
}
