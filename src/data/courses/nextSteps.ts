import { nextSteps } from '../../contract/courses/nextSteps.ts';
import type { NextSteps } from '../../domain/course/nextSteps.ts';
import type { RuntimePort } from '../../port/port.ts';
import { coursesKey } from './keys.ts';

/** Under the key of all lists: what makes those old makes this old. */
export const nextStepsKey = [...coursesKey, 'next'] as const;

/** Where the learner left off and what is due (CALL-55); nothing where the LMS does not announce the call. */
export function nextStepsQuery(port: RuntimePort) {
  return {
    queryKey: nextStepsKey,
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<NextSteps> => {
      const { extensions } = await port.host.configuration();
      return extensions.includes('nextSteps') ? port.send(nextSteps, {}, { signal }) : { resume: null, due: [] };
    },
  };
}
