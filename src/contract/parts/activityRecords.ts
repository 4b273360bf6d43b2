import { pipe, string, transform } from 'valibot';
import type { ActivityRecord } from '../../domain/results/activityRecord.ts';
import { readCall } from '../wire/call.ts';
import { decodePage } from '../wire/decode.ts';
import { count, instant, maybe } from '../wire/fields.ts';
import type { LoadOptions } from '../wire/loadOptions.ts';
import { object } from '../wire/object.ts';

type Asked = { readonly params: { readonly id: string }; readonly query: LoadOptions };

/** @assumed */
const record = pipe(
  object({
    id: string(),
    axis: string(),
    activityPathId: string(),
    activity: object({ id: string(), name: string() }),
    objectiveWorkflow: object({ id: string() }),
    submitted: instant,
    finished: instant,
    normalizedScore: count,
    passed: maybe,
  }),
  transform(({ activity, objectiveWorkflow, ...rest }): ActivityRecord => ({
    ...rest,
    activityId: activity.id,
    activityName: activity.name,
    workflowId: objectiveWorkflow.id,
  })),
);

/**
 * Results in the parts of a course over all its runs, the newest run first (CALL-28), without those that `revealResultsFrom` holds back
 * (REVIEW-7).
 * @unused the tree comes with the best record of each part
 */
export const activityRecordsOfAggregate = readCall({
  name: 'activityRecords.ofAggregate',
  base: 'lms',
  path: 'users/me/objective-workflow-aggregates/{id}/activity-records/query',
  read: (body) => decodePage<ActivityRecord>('activityRecords.ofAggregate', record, body),
  _input: {} as Asked,
});

/**
 * The results in the parts of one run; those of one activity by a filter on `activity.id` (CALL-29).
 * @unused the tree comes with the best record of each part
 */
export const activityRecordsOfRun = readCall({
  name: 'activityRecords.ofRun',
  base: 'lms',
  path: 'users/me/objective-workflows/{id}/activity-records/query',
  read: (body) => decodePage<ActivityRecord>('activityRecords.ofRun', record, body),
  _input: {} as Asked,
});
