import type { ActivityPart } from './activity.ts';
import { noConstraint } from './inheritConstraints.ts';
import type { Instant } from '../time/instant.ts';
import { isAhead, isOver, type Moment } from '../time/moment.ts';
import { stateOf } from './partDone.ts';
import { reviewVisibility, type ReviewHidden } from '../results/reviewVisibility.ts';
import type { WorkflowState } from '../course/states.ts';

/** Why a part does not open (REASON-1 to REASON-9); `at` is the instant that decides. */
export type LockReason =
  | { readonly code: 'draft' | 'archived' | 'completePreviousToPass' | 'serverSide' | 'courseCompleted' }
  | {
      readonly code: 'afterGracePeriodUntil' | 'afterAccessibleUntil' | 'beforeStartFrom' | 'afterStartUntil';
      readonly at: Instant;
    }
  | { readonly code: 'reviewHidden'; readonly review: ReviewHidden };

/** Parts that are `locked` are drawn as locked. A draft is not, although it does not open either (LOCK-8). */
export interface LockVerdict {
  readonly opens: boolean;
  readonly locked: boolean;
  /** Null exactly when it opens. */
  readonly reason: LockReason | null;
}

/** The run a tree belongs to, and the time. */
export interface TreeContext extends Moment {
  /** State of the course's workflow; null before it has one. */
  readonly course: WorkflowState | null;
  /** A tenant may allow opening new parts after the course is finished (LOCK-7). */
  readonly newContentAfterCompletion?: boolean;
}

const open: LockVerdict = { opens: true, locked: false, reason: null };

/**
 * Whether a part opens, and the first reason against it (LOCK, REASON). It ignores the part's ancestors; `flattenTree` adds them.
 * @param part with settled constraints
 */
export function lockVerdict(part: ActivityPart, context: TreeContext): LockVerdict {
  const reason = firstReason(part, context);
  return reason ? { opens: false, locked: reason.code !== 'draft', reason } : open;
}

function firstReason(part: ActivityPart, context: TreeContext): LockReason | null {
  const { child } = part;
  const { gracePeriodUntil, accessibleUntil, startFrom, startUntil } = part.constraint ?? noConstraint;
  const state = stateOf(child);
  const unfinished = state === null || state === 'inProgress';
  if (child.state === 'draft' || child.state === 'archived') return { code: child.state };
  if (!part.available) return { code: 'completePreviousToPass' };
  if (unfinished && gracePeriodUntil !== null && isOver(gracePeriodUntil, context))
    return { code: 'afterGracePeriodUntil', at: gracePeriodUntil };
  if (accessibleUntil !== null && isOver(accessibleUntil, context))
    return { code: 'afterAccessibleUntil', at: accessibleUntil };
  if (startFrom !== null && isAhead(startFrom, context)) return { code: 'beforeStartFrom', at: startFrom };
  if (state === null && startUntil !== null && isOver(startUntil, context))
    return { code: 'afterStartUntil', at: startUntil };
  const review = reviewVisibility(part, context);
  if (review) return { code: 'reviewHidden', review };
  if (!part.contentAvailable) return { code: 'serverSide' };
  if (context.course === 'finished' && state === null && !context.newContentAfterCompletion)
    return { code: 'courseCompleted' };
  return null;
}
