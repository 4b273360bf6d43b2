import { readDiscussion } from '../../../contract/work/discussions.ts';
import type { Instant } from '../../../domain/time/instant.ts';
import type { RuntimePort } from '../../../port/port.ts';

/** Tells the server the time up to which a discussion was read (DISC-5). Where that fails, the next look tells it again. */
export function tellRead(port: RuntimePort, workflowId: string, activityPathId: string, until: Instant): void {
  const body = { until: new Date(until).toISOString() };
  port.send(readDiscussion, { params: { id: workflowId, activityPathId }, body }).catch(() => undefined);
}
