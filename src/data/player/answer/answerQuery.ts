import { answerOf } from '../../../contract/parts/answers.ts';
import type { RuntimePort } from '../../../port/port.ts';
import { playerKeys } from '../keys.ts';

/** The server's copy of an answer. It is asked for each time the part is shown, since another device may have changed it. */
export const answerQuery = (port: RuntimePort, workflowId: string, activityPathId: string) => ({
  queryKey: playerKeys.answer(workflowId, activityPathId),
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    port.send(answerOf, { params: { id: workflowId, activityPathId } }, { signal }),
  staleTime: 0,
});
