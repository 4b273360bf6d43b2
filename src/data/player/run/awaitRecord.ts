import { objectiveWorkflowOf } from '../../../contract/courses/objectiveWorkflows.ts';
import type { Instant } from '../../../domain/time/instant.ts';
import { jitter } from '../../../plain/jitter.ts';
import type { RuntimePort } from '../../../port/port.ts';
import { courseEnded, type EndInput } from './courseEnded.ts';

const pollEvery = 2_000;
const pollFor = 60_000;

/** The runs that are being polled, so that a page to which the learner comes back does not poll in parallel with the earlier command. */
const asked = new WeakMap<RuntimePort['cache'], Set<string>>();

/**
 * Polls a run that was handed in until it names its record, for a minute from then (SUBMIT-2); then course and lists are fetched again. No
 * record within that time is no error, nor is a request that fails. Never rejects.
 * @param submitted when the run was handed in
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
