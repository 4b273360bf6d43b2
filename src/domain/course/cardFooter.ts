import type { ObjectiveAccess } from './course.ts';
import type { Instant } from '../time/instant.ts';
import { isAhead, type Moment } from '../time/moment.ts';
import { clampProgress } from './progress.ts';
import { isWithProctor } from '../proctoring/isWithProctor.ts';

/** The text at the foot of a card. `at` is null if the server gave no date; `progress` is 0 to 1. */
export type CardFooter =
  | { readonly kind: 'opens' | 'due'; readonly at: Instant }
  | { readonly kind: 'notStarted' }
  | { readonly kind: 'grading' | 'started'; readonly at: Instant | null; readonly progress: number }
  | { readonly kind: 'completed'; readonly at: Instant | null };

/**
 * The first footer of FOOT-1 to FOOT-4 that fits. They cover every state of a workflow, so nothing is left for FOOT-5. A run that is with
 * its proctor counts as in grading (PROCT-4).
 */
export function cardFooter(
  access: Pick<ObjectiveAccess, 'availabilityDate' | 'dueDate' | 'aggregate'>,
  moment: Moment,
): CardFooter {
  const { lastObjectiveWorkflow: workflow, lastObjectiveRecord: record } = access.aggregate;
  if (workflow) {
    const progress = clampProgress(workflow.progress);
    if (workflow.state === 'inProgress' && !isWithProctor(workflow))
      return { kind: 'started', at: workflow.started, progress };
    if (workflow.state === 'finished') return { kind: 'completed', at: workflow.finished ?? record?.finished ?? null };
    return { kind: 'grading', at: workflow.submitted, progress };
  }
  if (record) return { kind: 'completed', at: record.finished };
  if (access.availabilityDate !== null && isAhead(access.availabilityDate, moment))
    return { kind: 'opens', at: access.availabilityDate };
  if (access.dueDate !== null) return { kind: 'due', at: access.dueDate };
  return { kind: 'notStarted' };
}
