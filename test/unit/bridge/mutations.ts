import * as fc from 'fast-check';
import { envelope } from '../../../src/bridge/messages/envelope.ts';
import type { Fields, Messages, Shape } from '../../../src/bridge/messages/shape.ts';
import { redirectPayloads } from './redirectPayloads.ts';

export type Data = Record<string, unknown>;

const word = fc.stringMatching(/^[a-zA-Z0-9 .-]{0,20}$/);

function ofShape(shape: Shape): fc.Arbitrary<unknown> {
  switch (shape.type) {
    case 'string':
      return shape.values ? fc.constantFrom(...shape.values) : word;
    case 'path':
      return fc.constantFrom(
        '/learn',
        '/learn/courses',
        '/learn/courses/1?x=1#y',
        'https://portal.example/learn/catalog',
      );
    case 'number':
      return fc.integer({ min: Math.ceil(shape.min), max: Math.min(shape.max, 1e9) });
    case 'boolean':
      return fc.boolean();
    case 'names':
      return fc.array(word, { maxLength: 3 });
    case 'numbers':
      return fc.array(fc.integer(), { maxLength: 3 });
    case 'texts':
      return fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), word, { maxKeys: 3 });
    case 'fields':
      return ofFields(shape.fields);
    case 'data':
      return fc.jsonValue({ maxDepth: 2 }).filter((value) => !JSON.stringify(value).includes('-0'));
  }
}

/** Bodies that fit, with and without what may be absent. */
export const ofFields = (fields: Fields): fc.Arbitrary<Data> =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, shape]) => [name, ofShape(shape)])), {
    requiredKeys: Object.keys(fields).filter((name) => !fields[name]!.optional),
  }) as fc.Arbitrary<Data>;

/** Valid messages of a table, in a channel and after a message with the sequence 5. */
export const validMessages = (table: Messages, ch: string): fc.Arbitrary<Data> =>
  fc.oneof(
    ...Object.entries(table).map(([name, { kind, body }]) =>
      ofFields(body).map((fields) => ({ ns: 'lectern', v: 1, ch, id: 'm', kind, name, seq: 6, body: fields })),
    ),
  );

const deep = (depth: number): unknown => (depth === 0 ? 1 : [deep(depth - 1)]);
const odd: readonly (() => unknown)[] = [
  ...[null, undefined, '', 0, -1, 0.5, NaN, Infinity, -Infinity, 1e308, 2, 3, true, false, 'x', '1'].map(
    (value) => () => value,
  ),
  ...[
    'constructor',
    '__proto__',
    'valueOf',
    'toString',
    'hasOwnProperty',
    ...envelope.kind.values,
    'ping',
    'route.go',
    'size',
    'session.getToken',
    'loaded',
    'no.such',
  ].map((value) => () => value),
  () => [],
  () => ({}),
  () => [[]],
  () => ({ a: { b: 1 } }),
  () => 'x'.repeat(600),
  () => 'x'.repeat(70_000),
  () => deep(40),
  () => 10n,
  () => new Date(0),
  () => new Map([['a', 1]]),
  () => Symbol('s'),
  () => () => 1,
  () => JSON.parse('{"__proto__":{"path":"/learn"}}') as unknown,
];
const oddValue = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...odd).map((make) => make()) },
  { weight: 1, arbitrary: fc.constantFrom(...redirectPayloads) },
);

// What each field of the envelope is most likely to be wrong in.
const likely: Readonly<Record<string, readonly unknown[]>> = {
  v: [2, '1', 0],
  ch: ['', 'another', 5],
  id: ['', 5, 'x'.repeat(65), { toString: 1 }],
  kind: [...envelope.kind.values, 'no'],
  re: ['no', 5],
  seq: [0, 5, -1, 1e99],
  name: ['no', 'constructor', 5, 'session.getToken', 'ping'],
  extra: ['x'.repeat(70_000), NaN],
};
const wrongField = fc.constantFrom(
  ...Object.entries(likely).flatMap(([name, values]) =>
    values.map((value) => ({ how: 'envelope' as const, name, value, at: 1 })),
  ),
);
const wrongPath = fc.constantFrom(...redirectPayloads.map((value) => ({ how: 'path' as const, value, at: 1 })));

const isBranch = (value: unknown): value is Data =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype);

/** Every record and list of a message, each with one of its fields. */
const places = (data: Data): { readonly of: Data; readonly name: string }[] =>
  Object.keys(data).flatMap((name) => [{ of: data, name }, ...(isBranch(data[name]) ? places(data[name]) : [])]);

export interface Mutation {
  readonly how: 'set' | 'delete' | 'add' | 'proto' | 'envelope' | 'path';
  readonly name?: string;
  readonly at: number;
  readonly value: unknown;
}

export const mutations: fc.Arbitrary<readonly Mutation[]> = fc.array<Mutation>(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        how: fc.constantFrom('set', 'set', 'set', 'delete', 'add', 'proto'),
        at: fc.nat(),
        value: oddValue,
      }),
    },
    { weight: 2, arbitrary: wrongField },
    { weight: 1, arbitrary: wrongPath },
  ),
  { maxLength: 3 },
);

/** A message with these changes, each at one of its places. */
export function mutate(message: Data, changes: readonly Mutation[]): unknown {
  const data = structuredClone(message);
  for (const { how, at, value, name: wrong = '' } of changes) {
    if (how === 'envelope') data[wrong] = value;
    if (how === 'path' && isBranch(data['body']) && 'path' in data['body']) data['body']['path'] = value;
    if (how === 'envelope' || how === 'path') continue;
    const all = places(data);
    // Of the message itself now and then: then it is none any more.
    if (all.length === 0 || at % 97 === 0) return value;
    const { of, name } = all[at % all.length]!;
    if (how === 'set') of[name] = value;
    else if (how === 'delete') delete of[name];
    else if (how === 'add') of[`extra${at % 3}`] = value;
    else Object.defineProperty(of, '__proto__', { value, enumerable: true, configurable: true, writable: true });
  }
  return data;
}
