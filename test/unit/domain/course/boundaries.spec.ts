// Rules and constants at their edges, where one step more is another verdict.
import { describe, expect, it } from 'vitest';
import { isPublicPath } from '../../../../src/routes/isPublicPath.ts';
import { cardFooter } from '../../../../src/domain/course/cardFooter.ts';
import { workflowStates, type WorkflowState } from '../../../../src/domain/course/states.ts';
import { scoreTone } from '../../../../src/domain/results/scoreTone.ts';
import { startNeeded } from '../../../../src/domain/course/startNeeded.ts';
import { cutText } from '../../../../src/features/player/overview/cutText.ts';
import { runtimePlace } from '../../../../src/runtime/runtimePlace.ts';
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
    ['/open-catalog?keyword=bones', true],
    ['/open%2Dcatalog', true],
    ['/open-catalogue', false],
    ['/certificate/C-1', true],
    ['/certificate/C-1/deeper/still', true],
    ['/certificate/', true],
    ['/certificate', true],
    ['/certificate?number=C-1', true],
    ['/certificates', false],
    ['/', false],
    ['/%E0%A4%A', false],
    ['/courses/open-catalog', false],
    ['/catalog', false],
    ['/courses/o1/certificate/C-1', false],
    ['/courses', false],
  ])('%s is public: %s', (path, expected) => {
    expect(isPublicPath(path)).toBe(expected);
    // The page and the runtime below it judge alike.
    expect(
      runtimePlace({}, undefined, { origin: 'https://academy.example', pathname: `/learn${path.split('?')[0]!}` }).kind,
    ).toBe(expected ? 'public' : 'own');
  });
});

it('FOOT-5: every state of a run has a footer of its own, so that the due date is never one of them', () => {
  const kinds = (Object.keys(workflowStates) as WorkflowState[]).map(
    (state) => cardFooter(access({ workflow: workflow({ state }), dueDate: now + 1 }), { now }).kind,
  );
  expect(kinds).toEqual(['started', 'grading', 'grading', 'grading', 'grading', 'completed']);
});

it('STATE-16: no run is not started', () => {
  expect(cardFooter(access(), { now }).kind).toBe('notStarted');
  expect(startNeeded(access(), false)).toBe(true);
});
