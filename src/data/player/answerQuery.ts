import { answerOf } from '../../contract/answers.ts';
import type { RuntimePort } from '../../runtime/port.ts';
import { playerKeys } from './keys.ts';

/** What the server has of an answer. It is asked for whenever the part is shown: it may have been written elsewhere. */
export const answerQuery = (port: RuntimePort, workflowId: string, activityPathId: string) => ({
  queryKey: playerKeys.answer(workflowId, activityPathId),
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => port.send(answerOf, { params: { id: workflowId, activityPathId } }, { signal }),
  staleTime: 0,
});
