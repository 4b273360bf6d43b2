// Rules and constants at their edges, where one step more is another verdict.
import { describe, expect, it } from 'vitest';
import { isPublic } from '../../../src/routes/isPublic.ts';
import { parse } from '../../../src/routes/parse.ts';
import { cardFooter } from '../../../src/domain/cardFooter.ts';
import { workflowStates, type WorkflowState } from '../../../src/domain/states.ts';
import { scoreTone } from '../../../src/domain/scoreTone.ts';
import { startNeeded } from '../../../src/domain/startNeeded.ts';
import { cutText } from '../../../src/features/player/cutText.ts';
import { access, now, workflow } from './access.ts';

it.each([
  [1, 'success'],
  [0.8, 'success'],
  [0.7999, 'accent'],
  [0.4, 'accent'],
  [0.3999, 'danger'],
  [0, 'danger'],
])('CONST-14: %d of one is %s', (normalizedScore, tone) => {
  expect(scoreTone({ score: null, maxScore: null, normalizedScore })).toBe(tone);
});

it('CONST-13: a description is cut at about 70 characters, and never by a word that would have fitted', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'abcdefghi').join(' ');
  expect(cutText(words(8))).toBeNull();
  const cut = cutText(words(20)) ?? '';
  expect(cut.length).toBeGreaterThan(60);
  expect(cut.length).toBeLessThan(75);
  expect(cut).toMatch(/ abcdefghi…$/);
});

describe('ROUTE-30', () => {
  it.each([
    ['/open-catalog', true],
    ['/open-catalog/o1/view/details', true],
    ['/certificate/C-1', true],
    ['/catalog', false],
    ['/courses/o1/certificate/C-1', false],
    ['/courses', false],
  ])('%s is public: %s', (path, expected) => {
    const route = parse(path);
    expect(route && isPublic(route.name)).toBe(expected);
  });
});

it('FOOT-5: every state of a run has a footer of its own, so that the due date is never one of them', () => {
  const kinds = (Object.keys(workflowStates) as WorkflowState[]).map((state) => cardFooter(access({ workflow: workflow({ state }), dueDate: now + 1 }), { now }).kind);
  expect(kinds).toEqual(['started', 'grading', 'grading', 'grading', 'grading', 'completed']);
});

it('STATE-16: no run is not started', () => {
  expect(cardFooter(access(), { now }).kind).toBe('notStarted');
  expect(startNeeded(access(), false)).toBe(true);
});
