import { string } from 'valibot';
import type { ActivityWorkflowAggregate } from '../../domain/tree/activity.ts';
import { readCall } from '../wire/call.ts';
import { decode, readPage } from '../wire/decode.ts';
import type { LoadOptions } from '../wire/loadOptions.ts';
import { readAggregate } from './readActivity.ts';
import { object } from '../wire/object.ts';

/** A learner's aggregate of one part of a run. */
export interface PartAggregate {
  readonly axis: string;
  readonly activityPathId: string;
  readonly activityId: string;
  readonly aggregate: ActivityWorkflowAggregate;
}

const place = object({ axis: string(), activityPathId: string(), activity: object({ id: string() }) });

function readPart(raw: unknown): PartAggregate {
  const { axis, activityPathId, activity } = decode('activityAggregates.query', place, raw);
  return { axis, activityPathId, activityId: activity.id, aggregate: readAggregate(raw) };
}

/**
 * The learner's aggregates of the parts of a run, without the tree itself (CALL-23); in reading order by default. @assumed
 * @unused the tree comes with what was done in its parts
 */
export const activityAggregates = readCall({
  name: 'activityAggregates.query',
  base: 'lms',
  path: 'users/me/objective-workflows/{id}/activity-workflow-aggregates/query',
  read: (body) => readPage('activityAggregates.query', readPart, body),
  _input: {} as { readonly params: { readonly id: string }; readonly query: LoadOptions },
});
