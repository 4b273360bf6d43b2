import type { ActivityPart } from '../tree/activity.ts';
import type { Instant } from '../time/instant.ts';
import { isAhead, type Moment } from '../time/moment.ts';

/** Why a submitted item cannot be reviewed (REASON-7). */
export type ReviewHidden =
  | { readonly why: 'reviewPolicyNotAllowed' | 'inGrading' | 'untilFinished' | 'afterScoreIsReached' }
  | { readonly why: 'afterRevealingDate'; readonly at: Instant | null };

/**
 * Whether the content tree may show an item again: null, or why it is hidden (REVIEW-2 to REVIEW-6). Only submitted items and finished
 * composites can be hidden.
 * @param part with settled constraints
 */
export function reviewVisibility(part: ActivityPart, moment: Moment): ReviewHidden | null {
  const { child, constraint } = part;
  const workflow = child.aggregate.lastActivityWorkflow;
  const applies =
    workflow && (workflow.submitted !== null || (child.type === 'composite' && workflow.state === 'finished'));
  if (!applies) return null;
  if (workflow.state === 'inGrading') return { why: 'inGrading' };
  if (constraint?.reviewPolicy === 'never') return { why: 'reviewPolicyNotAllowed' };
  if (constraint?.reviewPolicy !== 'afterRevealingResults') return null;
  switch (constraint.resultsDisclosurePolicy) {
    case 'never':
      return { why: 'reviewPolicyNotAllowed' };
    case 'afterDate': {
      const at = constraint.resultsDisclosureFrom;
      return at === null || isAhead(at, moment) ? { why: 'afterRevealingDate', at } : null;
    }
    case 'afterFinish':
      return workflow.state === 'finished' ? null : { why: 'untilFinished' };
    case 'afterScore':
      return child.type === 'lti' ||
        reaches(child.aggregate.bestActivityRecord?.normalizedScore, constraint.resultsDisclosureAbove)
        ? null
        : { why: 'afterScoreIsReached' };
    case null:
      return null;
  }
}

/** An unknown score reaches nothing, and nothing reaches an unknown bound (DATA-21). */
const reaches = (score: number | null | undefined, bound: number | null) =>
  score != null && bound !== null && score >= bound;
