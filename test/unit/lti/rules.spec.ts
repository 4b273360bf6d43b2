// Rules of the platform without a server: the turn of its keys, hints that expire, what a score says (LTI-6, LTI-8, LTI-22).
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Db } from '../../../demo/server/db/openDb.ts';
import { createHints } from '../../../demo/server/lti/hints.ts';
import { keyPlan } from '../../../demo/server/lti/keys/keyPlan.ts';
import { reportOf } from '../../../demo/server/lti/services/reportOf.ts';
import { readContentItem, textOf } from '../../../demo/server/lti/authors/contentItem.ts';

const DAY = 86_400_000;
afterEach(() => vi.useRealTimers());

describe('LTI-6: keys take turns', () => {
  const key = (kid: string, from: number) => ({ kid, signsFrom: from * DAY });
  it.each([
    ['at the start the first one signs at once', [], 5, { next: 5, gone: [] }],
    ['while it signs there is no other', [key('a', 0)], 82, { next: null, gone: [] }],
    ['a week before its end the next one is published', [key('a', 0)], 83, { next: 90, gone: [] }],
    ['once, and not again', [key('a', 0), key('b', 90)], 84, { next: null, gone: [] }],
    ['the earlier one stays for a week', [key('a', 0), key('b', 90)], 97, { next: null, gone: [] }],
    ['and then goes', [key('a', 0), key('b', 90)], 98, { next: null, gone: ['a'] }],
    ['after a long pause a new one signs at once', [key('a', 0)], 500, { next: 500, gone: [] }],
  ])('%s', (_name, keys, day, { next, gone }) => {
    expect(keyPlan(keys, day * DAY)).toEqual({ next: next === null ? null : next * DAY, gone });
  });
});

describe('LTI-8: hints', () => {
  const used = new Set<string>();
  const db = {
    insert: () => ({
      values: ({ id }: { readonly id: string }) => ({
        onConflictDoNothing: () => ({
          returning: async () => {
            if (used.has(id)) return [];
            used.add(id);
            return [{ id }];
          },
        }),
      }),
    }),
  } as unknown as Db;
  const hints = createHints<{ readonly who: string }>(db, 'secret', 'begin', 60);

  it('say what they were made for, once, within their time', async () => {
    vi.useFakeTimers({ now: 1000 });
    const hint = hints.of({ who: 'mira' });
    vi.setSystemTime(60_999);
    expect(hints.read(hint)).toMatchObject({ who: 'mira' });
    expect(await hints.take(hint)).toMatchObject({ who: 'mira' });
    expect(await hints.take(hint)).toBeNull();
    const late = hints.of({ who: 'mira' });
    vi.setSystemTime(121_000);
    expect(await hints.take(late)).toBeNull();
  });

  it.each([
    ['another secret', createHints(db, 'another', 'begin', 60).of({ who: 'mira' })],
    ['another purpose', createHints(db, 'secret', 'message', 60).of({ who: 'mira' })],
    ['no signature', 'eyJ3aG8iOiJtaXJhIn0'],
    ['nothing', ''],
    ['no text', undefined],
    ['more than an address holds', 'x'.repeat(9000)],
  ])('of %s say nothing', (_name, hint) => expect(hints.read(hint)).toBeNull());
});

describe('LTI-22: what a score says', () => {
  const score = { scoreGiven: 8, scoreMaximum: 10 };
  it.each([
    ['Initialized', 'NotReady', { completed: false, normalizedScore: null, waits: false }],
    ['Started', 'NotReady', { completed: false, normalizedScore: null, waits: false }],
    ['InProgress', 'Pending', { completed: false, normalizedScore: null, waits: false }],
    ['InProgress', 'FullyGraded', { completed: false, normalizedScore: 0.8 }],
    ['Submitted', 'Pending', { completed: true, normalizedScore: null, waits: true }],
    ['Submitted', 'FullyGraded', { completed: true, normalizedScore: 0.8 }],
    ['Completed', 'PendingManual', { completed: true, normalizedScore: null, waits: true }],
    ['Completed', 'Failed', { completed: true, normalizedScore: null, waits: true }],
    ['Completed', 'NotReady', { completed: true, normalizedScore: null, waits: true }],
    ['Completed', 'FullyGraded', { completed: true, normalizedScore: 0.8 }],
  ] as const)('%s, %s', (activityProgress, gradingProgress, expected) =>
    expect(reportOf({ ...score, activityProgress, gradingProgress })).toEqual(expected),
  );
  it('without points it is done without a score', () =>
    expect(
      reportOf({ scoreGiven: null, scoreMaximum: null, activityProgress: 'Completed', gradingProgress: 'FullyGraded' }),
    ).toEqual({ completed: true, normalizedScore: null }));
});

describe('LTI-41: content items', () => {
  it.each([
    [
      'a link',
      { type: 'link', title: '<b>', url: 'https://a.example/?a=1&b=2' },
      '<p><a href="https://a.example/?a=1&amp;b=2">&lt;b&gt;</a></p>',
    ],
    [
      'a file without a name',
      { type: 'file', url: 'https://a.example/f.pdf' },
      '<p><a href="https://a.example/f.pdf">https://a.example/f.pdf</a></p>',
    ],
    ['a text with words before it', { type: 'html', text: 'a & b', html: '<i>c</i>' }, '<p>a &amp; b</p><i>c</i>'],
  ])('%s becomes a text', (_name, item, text) => {
    const read = readContentItem(item);
    expect(read && read.type !== 'ltiResourceLink' && textOf(read)).toBe(text);
  });

  it.each([
    ['a script for an address', { type: 'link', url: 'javascript:alert(1)' }],
    ['no address', { type: 'image' }],
    ['a rule of a policy in a link', { type: 'link', url: 'https://x;sandbox/' }],
    ['a word of a policy in the address of a part', { type: 'ltiResourceLink', url: 'https://x,y.example/' }],
    ['a name for all hosts', { type: 'ltiResourceLink', url: 'https://*/' }],
    ['a kind that there is not', { type: 'game', url: 'https://a.example/' }],
    ['a column with a maximum of 0', { type: 'ltiResourceLink', lineItem: { scoreMaximum: 0 } }],
    ['nothing', null],
  ])('%s becomes none', (_name, item) => expect(readContentItem(item)).toBeNull());
});
