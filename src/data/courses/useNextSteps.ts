import { useQuery } from '../query/useQuery.ts';
import { useEffect } from 'react';
import type { NextSteps } from '../../domain/course/nextSteps.ts';
import type { LecternError } from '../../errors.ts';
import { usePort } from '../../port/context.tsx';
import { nextStepsQuery } from './nextSteps.ts';

/** What is known of the next steps. */
export interface NextStepsKnown {
  /** Null while they are on their way; nothing at all where they cannot be had, which is for developers to hear (NEXT-8). */
  readonly steps: NextSteps | null;
  /** Whether {@link steps} were told by the server. */
  readonly told: boolean;
  readonly refetch: () => void;
}

const nothing: NextSteps = { resume: null, due: [] };

/** Where the learner left off and what is due. */
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
