import { object } from 'valibot';
import { decodePage } from './decode.ts';
import { text } from './fields.ts';
import { objectiveAccesses } from './objectiveAccesses.ts';
import type { Call } from './call.ts';

/** A page of the learner's courses, of which their terms alone are wanted (CALL-10 with `select` of `termId`). */
export const usedTerms: Call<NonNullable<typeof objectiveAccesses._input>, ReturnType<typeof read>> = { ...objectiveAccesses, name: 'objectiveAccesses.terms', read };

function read(body: unknown) {
  return decodePage<{ readonly termId: string | null }>('objectiveAccesses.terms', object({ termId: text }), body);
}
