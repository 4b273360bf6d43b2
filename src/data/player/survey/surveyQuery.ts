import { surveyOf } from '../../../contract/work/surveys.ts';
import type { RuntimePort } from '../../../port/port.ts';
import { queryOptions } from '../../query/queryOptions.ts';
import { playerKeys } from '../keys.ts';

/** A survey in a run. It is asked for each time the part is shown: another tab or device may have submitted it. */
export const surveyQuery = (port: RuntimePort, workflowId: string, activityPathId: string) =>
  queryOptions({
    queryKey: playerKeys.survey(workflowId, activityPathId),
    queryFn: ({ signal }) => port.send(surveyOf, { params: { id: workflowId, activityPathId } }, { signal }),
    staleTime: 0,
  });
