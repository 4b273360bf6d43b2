import { looseObject, object, pipe, string, transform } from 'valibot';
import type { ActivityWorkflowAggregate } from '../domain/activity.ts';
import { readCall } from './call.ts';
import { decodePage } from './decode.ts';
import type { LoadOptions } from './loadOptions.ts';
import { readAggregate } from './readActivity.ts';

/** What a learner has done in one part of a run. */
export interface PartAggregate {
  readonly axis: string;
  readonly activityPathId: string;
  readonly activityId: string;
  readonly aggregate: ActivityWorkflowAggregate;
}

const item = pipe(
  looseObject({ axis: string(), activityPathId: string(), activity: object({ id: string() }) }),
  transform((from): PartAggregate => ({ axis: from.axis, activityPathId: from.activityPathId, activityId: from.activity.id, aggregate: readAggregate(from) })),
);

/** What was done in the parts of a run, without the tree itself (CALL-23); in reading order where nothing else is asked for. @assumed */
export const activityAggregates = readCall({
  name: 'activityAggregates.query',
  base: 'lms',
  path: 'users/me/objective-workflows/{id}/activity-workflow-aggregates/query',
  read: (body) => decodePage<PartAggregate>('activityAggregates.query', item, body),
  _input: {} as { readonly params: { readonly id: string }; readonly query: LoadOptions },
});
