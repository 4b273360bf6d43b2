import type { ObjectiveAccess } from '../../../src/domain/course.ts';
import { courseActions } from '../../../src/domain/courseActions.ts';
import type { Instant } from '../../../src/domain/instant.ts';
import { startNeeded } from '../../../src/domain/startNeeded.ts';

const moment = (at: Instant) => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Why a new run may not begin, in words for the learner; null when it may (BTN-8, BTN-9, AVAIL-1, AVAIL-2, START-1, SRV-14). */
export function startRefusal(access: ObjectiveAccess, now: Instant): string | null {
  const { hindrance } = courseActions(access, { now });
  switch (hindrance?.code) {
    case 'comingSoon':
      return 'Coming soon: this course is not open yet.';
    case 'notAvailable':
      return 'Course is not available.';
    case 'inGrading':
      return 'This course is being graded.';
    case 'before':
      return `Will be available to start on ${moment(hindrance.at)}.`;
    case 'after':
      return `Was available to start before ${moment(hindrance.at)}.`;
    case undefined:
      break;
  }
  if (startNeeded(access, false)) return null;
  return access.aggregate.lastObjectiveWorkflow?.state === 'finished' ? 'This course cannot be taken again.' : 'This course is being graded.';
}
