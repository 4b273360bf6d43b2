import { isAhead, type Moment } from '../time/moment.ts';
import type { ActivityPart, ActivityWorkflowAggregate } from '../tree/activity.ts';

/** The facts that decide about the result of an item. The root of a course has no constraint. */
export type ItemFacts = Pick<ActivityPart, 'constraint'> & {
  readonly child: { readonly aggregate: Pick<ActivityWorkflowAggregate, 'bestActivityRecord'> };
};

/** The best result of an item, or null while `revealResultsFrom` holds it back (REVIEW-7). @param part with settled constraints */
export const itemResult = (
  { child, constraint }: ItemFacts,
  moment: Moment,
): ActivityWorkflowAggregate['bestActivityRecord'] =>
  isAhead(constraint?.revealResultsFrom ?? null, moment) ? null : child.aggregate.bestActivityRecord;
