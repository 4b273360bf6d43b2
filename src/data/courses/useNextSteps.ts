import { useQuery } from '../query/useQuery.ts';
import { useEffect } from 'react';
import type { NextSteps } from '../../domain/course/nextSteps.ts';
import type { LecternError } from '../../errors.ts';
import { usePort } from '../../port/context.tsx';
import { nextStepsQuery } from './nextSteps.ts';

/** The next steps, as far as they are known. */
export interface NextStepsKnown {
  /** Null while they are loading; empty where they cannot be loaded, which is reported to developers only (NEXT-8). */
  readonly steps: NextSteps | null;
  /** Whether {@link steps} came from the server. */
  readonly told: boolean;
  readonly refetch: () => void;
}

const nothing: NextSteps = { resume: null, due: [] };

/** Asks for the place where the learner left off, and for the steps that are due. */
export function useNextSteps(): NextStepsKnown {
  const port = usePort();
  const query = useQuery(nextStepsQuery(port), port.cache);
  const { data, error } = query;
  useEffect(() => {
    if (error) port.host.report(error as LecternError);
  }, [port, error]);
  const unknown = query.isError || query.fetchStatus === 'paused';
  return { steps: data ?? (unknown ? nothing : null), told: data !== undefined, refetch: () => void query.refetch() };
}
