import { useEffect } from 'react';
import type { ObjectiveAccess } from '../../../domain/course/course.ts';
import type { RuntimePort } from '../../../port/port.ts';

const waiting = new Set(['submitted', 'inGrading']);

/**
 * Continues to wait for the record of a run that was handed in a moment ago, after the learner returns to the page or
 * reloads it (SUBMIT-2).
 */
export function useAwaitedRecord(port: RuntimePort, access: ObjectiveAccess | undefined): void {
  const run = access?.aggregate.lastObjectiveWorkflow;
  const objectiveId = access?.objective.id;
  const workflowId = run && waiting.has(run.state) ? run.id : undefined;
  const submitted = run?.submitted ?? null;
  useEffect(() => {
    if (objectiveId === undefined || workflowId === undefined || submitted === null) return;
    // A record that cannot be fetched now is fetched when the page is requested again.
    import('../../../data/player/run/awaitRecord.ts').then(
      ({ awaitRecord }) => awaitRecord(port, { objectiveId, workflowId }, submitted),
      () => undefined,
    );
  }, [port, objectiveId, workflowId, submitted]);
}
