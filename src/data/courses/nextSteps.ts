import { nextSteps } from '../../contract/courses/nextSteps.ts';
import type { NextSteps } from '../../domain/course/nextSteps.ts';
import type { RuntimePort } from '../../port/port.ts';
import { coursesKey } from './keys.ts';

/** Below the key of all lists, so that whatever invalidates the lists invalidates the next steps too. */
export const nextStepsKey = [...coursesKey, 'next'] as const;

/** The place where the learner left off, and the steps that are due (CALL-55); empty where the LMS does not announce the call. */
export function nextStepsQuery(port: RuntimePort) {
  return {
    queryKey: nextStepsKey,
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<NextSteps> => {
      const { extensions } = await port.host.configuration();
      return extensions.includes('nextSteps') ? port.send(nextSteps, {}, { signal }) : { resume: null, due: [] };
    },
  };
}
