import type { ActivityPart, ActivityWorkflowAggregate } from './activity.ts';
import type { LockVerdict } from './lockVerdict.ts';
import { isDone } from './partDone.ts';

/** The mark at the end of a row (ICON-1 to ICON-5). */
export type PartIcon = 'draft' | 'done' | 'belowPassingScore' | 'optional' | 'empty';

/**
 * The mark of a part. A part inside a draft is marked as a draft; a locked part has no mark, even when it is finished (ICON-6).
 * @param result its best result, as far as the learner may see it
 */
export function partIcon(
  part: ActivityPart,
  verdict: Pick<LockVerdict, 'locked' | 'reason'>,
  result: ActivityWorkflowAggregate['bestActivityRecord'],
): PartIcon | null {
  if (verdict.reason?.code === 'draft') return 'draft';
  if (verdict.locked) return null;
  if (isDone(part.child)) return result?.passed === false ? 'belowPassingScore' : 'done';
  return part.optional ? 'optional' : 'empty';
}
