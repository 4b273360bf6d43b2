import { useEffect } from 'react';
import type { ObjectiveAccess } from '../../domain/course.ts';
import type { RuntimePort } from '../../runtime/port.ts';

const waiting = new Set(['submitted', 'inGrading']);

/** Goes on waiting for the record of a run that was handed in a moment ago, on a page that is come back to or loaded anew (SUBMIT-2). */
export function useAwaitedRecord(port: RuntimePort, access: ObjectiveAccess | undefined): void {
  const run = access?.aggregate.lastObjectiveWorkflow;
  const objectiveId = access?.objective.id;
  const workflowId = run && waiting.has(run.state) ? run.id : undefined;
  const submitted = run?.submitted ?? null;
  useEffect(() => {
    if (objectiveId === undefined || workflowId === undefined || submitted === null) return;
    // What cannot be had now is heard of when the page is asked for again.
    import('../../data/player/awaitRecord.ts').then(({ awaitRecord }) => awaitRecord(port, { objectiveId, workflowId }, submitted), () => undefined);
  }, [port, objectiveId, workflowId, submitted]);
}
