// The tables of messages, and what is said of them twice (CHAN-5).
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bridgeMessages } from '../../../src/bridge/window/bridgeMessages.ts';
import { checkBody } from '../../../src/bridge/messages/checkBody.ts';
import { crossingCodes } from '../../../src/bridge/messages/crossingCodes.ts';
import { frameMessages } from '../../../src/bridge/messages/frameMessages.ts';
import { hostMessages } from '../../../src/bridge/messages/hostMessages.ts';
import { messageTexts } from '../../../src/bridge/messages/messageTexts.ts';
import { sending } from '../../../src/bridge/messages/sending.ts';
import type { Fields, Messages } from '../../../src/bridge/messages/shape.ts';
import { errorCodes } from '../../../src/errorCodes.ts';

const tables: Readonly<Record<string, Messages>> = { frame: frameMessages, host: hostMessages, bridge: bridgeMessages };

describe.each(Object.entries(tables))('the table of %s', (side, table) => {
  it('says of what is sent what the sender knows of it', () => {
    const facts = Object.entries(table).flatMap(([name, { latest, reply }]) =>
      latest || reply ? [[name, { ...(latest && { latest }), ...(reply && { reply }) }]] : [],
    );
    expect(side in sending ? sending[side as 'frame'] : {}).toEqual(Object.fromEntries(facts));
  });

  it.each(Object.entries(table))(
    '%s is whole: a sentence, a reply for calls alone, and only newest events',
    (name, { kind, reply, latest, granted }) => {
      expect(name).toMatch(/^[a-z-]+(\.[a-zA-Z-]+)?$/);
      expect((messageTexts as Readonly<Record<string, Readonly<Record<string, string>>>>)[side]![name]).toMatch(
        /^[A-Z].*\.$/,
      );
      if (kind === 'event') expect([reply, granted]).toEqual([undefined, undefined]);
      else expect(latest).toBeUndefined();
    },
  );
});

// The page of the protocol says which messages a host can count on.
describe('a message is marked as reserved if, and only if, the page does not use it', () => {
  const page = readdirSync('widgets/learn', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(`widgets/learn/${name}`, 'utf8'))
    .join('\n');
  const uses = (verbs: string, name: string) =>
    new RegExp(`\\.(${verbs})\\('${name.replaceAll('.', '\\.')}'`).test(page);

  it.each(Object.entries(messageTexts.frame))('the page sends %s', (name, text) => {
    expect(text.startsWith('Reserved; ')).toBe(!uses('tell|call', name));
  });

  it.each(Object.entries(messageTexts.host))('the page takes %s', (name, text) => {
    expect(text.startsWith('Reserved; ')).toBe(!uses('on|answer', name));
  });
});

it('codes that cross are codes', () => {
  expect(crossingCodes.filter((code) => !errorCodes.includes(code))).toEqual([]);
});

describe('the path of what is wrong', () => {
  const fields: Fields = {
    text: { type: 'string', max: 3 },
    word: { type: 'string', max: 9, values: ['a', 'b'], optional: true },
    count: { type: 'number', min: 1, max: 5, optional: true },
    on: { type: 'boolean', optional: true },
    names: { type: 'names', max: 2, optional: true },
    numbers: { type: 'numbers', max: 2, optional: true },
    texts: { type: 'texts', max: 2, optional: true },
    path: { type: 'path', max: 9, optional: true },
    more: {
      type: 'fields',
      fields: { deep: { type: 'fields', fields: { end: { type: 'number', min: 0, max: 1 } } } },
      optional: true,
    },
    any: { type: 'data', optional: true },
  };

  it.each<[unknown, string | null]>([
    [{ text: 'abc' }, null],
    [
      {
        text: 'abc',
        word: 'a',
        count: 5,
        on: false,
        names: ['a'],
        numbers: [1, 2],
        texts: { a: 'b' },
        path: '/learn',
        more: { deep: { end: 1 } },
        any: { x: [] },
        other: 1,
      },
      null,
    ],
    [{ text: '' }, null],
    [{ text: 'abc', word: undefined }, null],
    [null, ''],
    [[], ''],
    ['text', ''],
    [undefined, ''],
    [{}, 'text'],
    [{ text: 'abcd' }, 'text'],
    [{ text: null }, 'text'],
    [Object.create({ text: 'abc' }), 'text'],
    [{ text: 'a', word: 'c' }, 'word'],
    [{ text: 'a', count: 0 }, 'count'],
    [{ text: 'a', count: 6 }, 'count'],
    [{ text: 'a', count: NaN }, 'count'],
    [{ text: 'a', count: '1' }, 'count'],
    [{ text: 'a', on: 'true' }, 'on'],
    [{ text: 'a', on: null }, 'on'],
    [{ text: 'a', names: ['a', 'b', 'c'] }, 'names'],
    [{ text: 'a', names: [1] }, 'names'],
    [{ text: 'a', names: ['x'.repeat(101)] }, 'names'],
    [{ text: 'a', names: { 0: 'a', length: 1 } }, 'names'],
    [{ text: 'a', numbers: [Infinity] }, 'numbers'],
    [{ text: 'a', texts: { a: 1 } }, 'texts'],
    [{ text: 'a', texts: ['a'] }, 'texts'],
    [{ text: 'a', texts: { a: '', b: '', c: '' } }, 'texts'],
    [{ text: 'a', texts: { a: 'x'.repeat(2001) } }, 'texts'],
    [{ text: 'a', texts: { ['x'.repeat(101)]: '' } }, 'texts'],
    [{ text: 'a', path: 5 }, 'path'],
    [{ text: 'a', path: '/learn/long' }, 'path'],
    [{ text: 'a', more: 5 }, 'more'],
    [{ text: 'a', more: {} }, 'more.deep'],
    [{ text: 'a', more: { deep: { end: 2 } } }, 'more.deep.end'],
  ])('of %j', (body, path) => {
    expect(checkBody(fields, body)).toBe(path);
  });
});
