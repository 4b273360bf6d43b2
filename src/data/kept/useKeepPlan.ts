import { useCallback, useEffect, useState } from 'react';
import { asError } from '../../commands/asError.ts';
import type { ObjectiveAccess } from '../../domain/course/course.ts';
import type { ObjectiveWorkflow } from '../../domain/course/workflow.ts';
import type { LecternError } from '../../errors.ts';
import { usePort } from '../../port/context.tsx';
import type { KeepPlan } from './KeepPlan.ts';
import { planCourse } from './planCourse.ts';

/** The plan for keeping a course; null while it is being made. */
export function useKeepPlan(
  access: ObjectiveAccess,
  run: ObjectiveWorkflow,
): { readonly plan: KeepPlan | null; readonly error: LecternError | null; readonly again: () => void } {
  const port = usePort();
  const [plan, setPlan] = useState<KeepPlan | null>(null);
  const [error, setError] = useState<LecternError | null>(null);
  const [round, setRound] = useState(0);
  // The course at the time of the question: the learner's later work does not change the content of the course.
  const [asked] = useState({ access, run });
  useEffect(() => {
    const ending = new AbortController();
    planCourse(port, asked.access, asked.run, ending.signal).then(
      (found) => !ending.signal.aborted && setPlan(found),
      (cause: unknown) => !ending.signal.aborted && setError(asError(cause)),
    );
    return () => ending.abort();
  }, [port, asked, round]);
  const again = useCallback(() => {
    setError(null);
    setRound((before) => before + 1);
  }, []);
  return { plan, error, again };
}
