import { objectiveWorkflowOf } from '../../../contract/courses/objectiveWorkflows.ts';
import type { Instant } from '../../../domain/time/instant.ts';
import { jitter } from '../../../plain/jitter.ts';
import type { RuntimePort } from '../../../port/port.ts';
import { courseEnded, type EndInput } from './courseEnded.ts';

const pollEvery = 2_000;
const pollFor = 60_000;

/** Runs that are asked for now, so that a page that is come back to does not ask beside the command that went before. */
const asked = new WeakMap<RuntimePort['cache'], Set<string>>();

/**
 * Asks for a run that was handed in until it names its record, for a minute from then (SUBMIT-2); then course and lists are known
 * again. None by then is no error, nor is an answer that does not come. Never rejects.
 * @param submitted when it was handed in
 */
export async function awaitRecord(port: RuntimePort, input: EndInput, submitted: Instant): Promise<void> {
  const { workflowId } = input;
  const now = asked.get(port.cache) ?? new Set();
  asked.set(port.cache, now);
  if (now.has(workflowId)) return;
  now.add(workflowId);
  try {
    while (port.clock.now() < submitted + pollFor) {
      const run = await port.send(objectiveWorkflowOf, { params: { id: workflowId } }).catch(() => null);
      if (run?.objectiveRecordId) return await courseEnded(port, input);
      await new Promise((done) => setTimeout(done, jitter(pollEvery)));
    }
  } finally {
    now.delete(workflowId);
  }
}
