import type { ObjectiveAccess } from '../../../src/domain/course/course.ts';
import { courseActions } from '../../../src/domain/course/courseActions.ts';
import { enrolmentStanding } from '../../../src/domain/course/enrolmentStanding.ts';
import type { Instant } from '../../../src/domain/time/instant.ts';
import { startNeeded } from '../../../src/domain/course/startNeeded.ts';
import { inWords } from './inWords.ts';

/**
 * Why a new run may not begin, in words for the learner; null when it may (BTN-1, BTN-2, BTN-8, BTN-9, AVAIL-1,
 * AVAIL-2, START-1, ENROL-12, SRV-14).
 * @param proctoringMismatch PROCT-1
 */
export function startRefusal(access: ObjectiveAccess, now: Instant, proctoringMismatch = false): string | null {
  const { actions, blockReason } = courseActions(access, { now, proctoringMismatch });
  switch (blockReason?.code) {
    case 'comingSoon':
      return 'Coming soon: this course is not open yet.';
    case 'notAvailable':
      return 'Course is not available.';
    case 'inGrading':
      return 'This course is being graded.';
    case 'before':
      return `Will be available to start on ${inWords(blockReason.at)}.`;
    case 'after':
      return `Was available to start before ${inWords(blockReason.at)}.`;
    case undefined:
      break;
  }
  if (enrolmentStanding(access) !== 'enrolled') return 'Add this course to your courses first.';
  if (startNeeded(access, false) && (actions.includes('start') || actions.includes('startAgain'))) return null;
  return access.aggregate.lastObjectiveWorkflow?.state === 'finished'
    ? 'This course cannot be taken again.'
    : 'This course is being graded.';
}
