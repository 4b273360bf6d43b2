import { attachmentsOf } from '../../../contract/work/attachments.ts';
import type { RuntimePort } from '../../../port/port.ts';
import { playerKeys } from '../keys.ts';

/** The files of a part as the server has them. They are fetched each time the part is shown, since another device may have attached one. */
export const attachedQuery = (port: RuntimePort, workflowId: string, activityPathId: string) => ({
  queryKey: playerKeys.attached(workflowId, activityPathId),
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    port.send(attachmentsOf, { params: { id: workflowId, activityPathId } }, { signal }),
  staleTime: 0,
});
