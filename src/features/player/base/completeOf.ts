import type { TreeRow } from '../../../domain/tree/flattenTree.ts';
import type { TreeContext } from '../../../domain/tree/lockVerdict.ts';
import { asksAnswer, type PartContent } from '../../../domain/tree/partContent.ts';
import { isDone, isWaiting } from '../../../domain/tree/partDone.ts';
import { teamAsked } from '../../../domain/course/startNeeded.ts';
import type { ActivityType } from '../../../domain/course/states.ts';

/** Types of parts whose content the player itself shows. */
export const playable: ReadonlySet<ActivityType> = new Set(['text', 'video', 'event', 'lti', 'discussion']);
/**
 * Types that the learner completes by a click (DONE-1). A video is complete once it was watched, a tool by its report,
 * a discussion by the first post (DONE-2).
 */
const needsConfirmation: ReadonlySet<ActivityType> = new Set(['text', 'event']);

/** The way to complete a part: by a click, by seeing it, by posting in it, or not now. */
export type Completing = 'can' | 'bySeeing' | 'byPosting' | 'done' | 'none';

/** Whether the learner can complete a part now, in whichever way. */
export const canComplete = (complete: Completing | 'all'): boolean => complete !== 'none' && complete !== 'done';

/** The way to complete a leaf. @param row null if no part is shown */
export function completeOf(row: TreeRow | null, context: TreeContext): Completing {
  if (!row?.leaf || !row.verdict.opens) return 'none';
  if (isDone(row.part.child)) return isWaiting(row.part.child) ? 'none' : 'done';
  // A learner who has not chosen a team has not begun the part (TEAM-2).
  if (teamAsked(row, context.course !== 'inProgress')) return 'none';
  if (context.course !== 'inProgress' || !playable.has(row.part.child.type)) return 'none';
  if (row.part.child.type === 'lti') return 'none';
  if (row.part.child.type === 'discussion') return 'byPosting';
  return needsConfirmation.has(row.part.child.type) ? 'can' : 'bySeeing';
}

/** The action in the bar of a part: mark it as complete, hand in its answer, or none. */
export type Offer = 'mark' | 'handIn' | 'done' | 'none';

/**
 * The action that a part offers. Its content decides too (ANSWER-1).
 * @param content undefined until it is loaded; before that the part offers nothing
 */
export function offerOf(complete: Completing, content: PartContent | undefined): Offer {
  if (complete === 'done') return 'done';
  if (!canComplete(complete) || !content) return 'none';
  // A video without a film, and a discussion that the LMS does not keep, are texts: nothing else would complete them (DONE-1).
  if (complete !== 'can' && content.kind !== 'text') return 'none';
  return asksAnswer(content) ? 'handIn' : 'mark';
}
