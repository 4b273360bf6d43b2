// When the course page is judged again, for clocks of any doubt (AVAIL-4, TREE-7).
import { describe, expect, it } from 'vitest';
import { nextTurn } from '../../../../src/features/player/base/nextTurn.ts';

const dates = [100, 1000];
const nextAfter = (now: number) => dates.find((date) => date > now) ?? null;

describe('the next turn', () => {
  it.each([
    ['the next date', 50, 10, { at: 100, arrives: true }],
    ['a date that has come is past all doubt later', 100, 10, { at: 111, arrives: false }],
    ['after that the next date', 111, 10, { at: 1000, arrives: true }],
    ['without a doubt an end is over a moment later', 100, 0, { at: 101, arrives: false }],
    ['the next date may come before the last is certain', 950, 900, { at: 1000, arrives: true }],
    ['nothing, once the last is certain', 1011, 10, null],
  ] as const)('AVAIL-4: %s', (_, now, doubt, turn) => expect(nextTurn(nextAfter, { now, doubt })).toEqual(turn));

  it('always lies ahead, so that no turn is asked for again', () => {
    for (let now = 0; now < 1200; now += 7)
      for (const doubt of [0, 1, 40, 600])
        expect(nextTurn(nextAfter, { now, doubt })?.at ?? Infinity).toBeGreaterThan(now);
  });
});
