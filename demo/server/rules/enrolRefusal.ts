import type { Instant } from '../../../src/domain/time/instant.ts';
import { isOver } from '../../../src/domain/time/moment.ts';
import { inWords } from './inWords.ts';

/** The facts that decide whether learners may enrol by themselves. */
export interface EnrolmentOffer {
  /** The course, or its activity, is archived. */
  readonly archived: boolean;
  /** It is in their catalog, or open to all. */
  readonly offered: boolean;
  readonly availabilityEndDate: Instant | null;
}

/**
 * Why a learner may not enrol in a course, in words for them; null when they may. They may also enrol before the course opens, and while it
 * is a draft (ENROL-11, SRV-14).
 */
export function enrolRefusal({ archived, offered, availabilityEndDate }: EnrolmentOffer, now: Instant): string | null {
  if (archived) return 'Course is not available.';
  if (!offered) return 'This course is not in the catalog: it is given by invitation.';
  if (availabilityEndDate !== null && isOver(availabilityEndDate, { now }))
    return `Was available to start before ${inWords(availabilityEndDate)}.`;
  return null;
}
