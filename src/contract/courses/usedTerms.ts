import { decodePage } from '../wire/decode.ts';
import { text } from '../wire/fields.ts';
import { objectiveAccesses } from './objectiveAccesses.ts';
import type { Call } from '../wire/call.ts';
import { object } from '../wire/object.ts';

/** A page of the learner's courses with only their terms (CALL-10 with `select` of `termId`). */
export const usedTerms: Call<NonNullable<typeof objectiveAccesses._input>, ReturnType<typeof read>> = {
  ...objectiveAccesses,
  name: 'objectiveAccesses.terms',
  read,
};

function read(body: unknown) {
  return decodePage<{ readonly termId: string | null }>('objectiveAccesses.terms', object({ termId: text }), body);
}
