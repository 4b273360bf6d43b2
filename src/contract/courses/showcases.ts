import { array, fallback, number, string } from 'valibot';
import { readCall, type CallInput } from '../wire/call.ts';
import { decode } from '../wire/decode.ts';
import { text } from '../wire/fields.ts';
import { object } from '../wire/object.ts';

const collections = array(
  object({
    id: string(),
    name: string(),
    code: text,
    description: text,
    objectivesCount: fallback(number(), 0),
    order: fallback(number(), 0),
  }),
);

/** A collection of courses as a list offers it (DATA-11). */
export interface Collection {
  readonly id: string;
  readonly name: string;
  readonly code: string | null;
  readonly description: string | null;
  /** The number of its courses in the list. */
  readonly objectivesCount: number;
  readonly order: number;
}

const read =
  (name: string) =>
  (body: unknown): readonly Collection[] =>
    [...decode(name, collections, body)].sort((a, b) => a.order - b.order);

/** Collections of the learner's own courses (CALL-42). */
export const enrolledShowcases = readCall({
  name: 'enrolledShowcases.get',
  base: 'lms',
  path: 'users/me/enrolled-showcases',
  read: read('enrolledShowcases.get'),
  _input: {} as CallInput,
});

/** Collections of the learner's catalog (CALL-42). */
export const catalogShowcases = readCall({
  name: 'catalogShowcases.get',
  base: 'lms',
  path: 'users/me/catalog-showcases',
  read: read('catalogShowcases.get'),
  _input: {} as CallInput,
});

/** Collections of the open catalog of a domain (CALL-48). */
export const publicShowcases = readCall({
  name: 'publicShowcases.get',
  base: 'lms',
  path: 'public/open-catalog/showcases',
  audience: 'public',
  read: read('publicShowcases.get'),
  _input: {} as { readonly query: { readonly domain: string } },
});
