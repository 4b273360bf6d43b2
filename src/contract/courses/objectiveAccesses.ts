import { readCall } from '../wire/call.ts';
import { objectiveAccess } from './courseShapes.ts';
import { decode, decodePage } from '../wire/decode.ts';
import type { LoadOptions } from '../wire/loadOptions.ts';

/** The learner's courses, a page at a time. */
export const objectiveAccesses = readCall({
  name: 'objectiveAccesses.query',
  base: 'lms',
  path: 'users/me/objective-accesses/query',
  read: (body) => decodePage('objectiveAccesses.query', objectiveAccess, body),
  _input: {} as { readonly query: LoadOptions },
});

/** One course of the learner. 403 and 404 mean that it is not available to them. */
export const objectiveAccessOf = readCall({
  name: 'objectiveAccess.get',
  base: 'lms',
  path: 'users/me/objectives/{objectiveId}/objective-access',
  read: (body) => decode('objectiveAccess.get', objectiveAccess, body),
  _input: {} as { readonly params: { readonly objectiveId: string } },
});
