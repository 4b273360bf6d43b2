// What readers hear of an answer while it is written (DRAFT-2, ANSWER-2).
import { describe, expect, it } from 'vitest';
import type { SavingState } from '../../../../src/data/player/answer/answerDraft.ts';
import { leftToSay, standingToSay } from '../../../../src/features/player/parts/answer/answerModel.ts';

/** What is said of each, one after the other. */
function spoken(standings: readonly SavingState[]): readonly (SavingState | null)[] {
  let before: SavingState | null = null;
  return standings.map((standing) => {
    const { say, told } = standingToSay(standing, before);
    before = told;
    return say;
  });
}

describe('what is said of an answer', () => {
  it.each<[string, readonly SavingState[], readonly (SavingState | null)[]]>([
    ['nothing while all goes well', ['empty', 'saving', 'saved', 'saving', 'saved'], [null, null, null, null, null]],
    [
      'what is not well, and when it is well again',
      ['saving', 'kept', 'saving', 'saved', 'saved'],
      [null, 'kept', null, 'saved', 'saved'],
    ],
    [
      'that it is well again once, and not with each pause from then on',
      ['kept', 'saved', 'saving', 'saved', 'saving', 'saved'],
      ['kept', 'saved', null, null, null, null],
    ],
    [
      'each failure again',
      ['kept', 'saved', 'saving', 'refused', 'saving', 'saved'],
      ['kept', 'saved', null, 'refused', null, 'saved'],
    ],
  ])('%s (DRAFT-2)', (_, standings, said) => {
    expect(spoken(standings)).toEqual(said);
  });

  it.each([
    [0, null],
    [17_999, null],
    [18_000, 2000],
    [18_001, 2000],
    [18_500, 1500],
    [19_501, 500],
    [20_000, 0],
    [20_001, null],
  ])('of %i characters it is said that %s are left (ANSWER-2)', (length, left) => {
    expect(leftToSay(length)).toBe(left);
  });
});
