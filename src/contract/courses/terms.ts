import { array, string } from 'valibot';
import { readCall, type CallInput } from '../wire/call.ts';
import { decode } from '../wire/decode.ts';
import { object } from '../wire/object.ts';

const terms = array(object({ id: string(), name: string() }));

/** A period in which courses are given. The all-zero id of a course means none (DATA-10). */
export interface Term {
  readonly id: string;
  readonly name: string;
}

/** The terms of the learner's tenant, in their order (CALL-41). */
export const termsOf = readCall({
  name: 'terms.get',
  base: 'lms',
  path: 'users/me/terms',
  read: (body): readonly Term[] => decode('terms.get', terms, body),
  _input: {} as CallInput,
});
