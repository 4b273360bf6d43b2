import { describe, expect, it } from 'vitest';
import { reviewVisibility } from '../../../../src/domain/results/reviewVisibility.ts';
import { part, type Given } from '../tree/treeFixture.ts';

const now = 1_000_000;
const handedIn = { workflow: 'finished', submitted: 5 } as const;
const revealing = { reviewPolicy: 'afterRevealingResults' } as const;

const cases: readonly (readonly [rule: string, given: Given, why: string | null])[] = [
  ['REVIEW-2 not started', { constraint: { reviewPolicy: 'never' } }, null],
  ['REVIEW-2 in progress', { workflow: 'inProgress', constraint: { reviewPolicy: 'never' } }, null],
  ['REVIEW-2 finished but never submitted', { workflow: 'finished', constraint: { reviewPolicy: 'never' } }, null],
  [
    'REVIEW-2 a finished composite',
    { type: 'composite', workflow: 'finished', constraint: { reviewPolicy: 'never' } },
    'reviewPolicyNotAllowed',
  ],
  [
    'REVIEW-2 a composite in progress',
    { type: 'composite', workflow: 'inProgress', constraint: { reviewPolicy: 'never' } },
    null,
  ],
  ['REVIEW-2 an absent policy shows', handedIn, null],
  ['REVIEW-3 never', { ...handedIn, constraint: { reviewPolicy: 'never' } }, 'reviewPolicyNotAllowed'],
  ['REVIEW-3 afterSubmission', { ...handedIn, constraint: { reviewPolicy: 'afterSubmission' } }, null],
  ['REVIEW-3 no disclosure policy', { ...handedIn, constraint: revealing }, null],
  [
    'REVIEW-4 never',
    { ...handedIn, constraint: { ...revealing, resultsDisclosurePolicy: 'never' } },
    'reviewPolicyNotAllowed',
  ],
  [
    'REVIEW-4 afterDate, at the date',
    { ...handedIn, constraint: { ...revealing, resultsDisclosurePolicy: 'afterDate', resultsDisclosureFrom: now } },
    null,
  ],
  [
    'REVIEW-4 afterDate, 1 ms ahead',
    { ...handedIn, constraint: { ...revealing, resultsDisclosurePolicy: 'afterDate', resultsDisclosureFrom: now + 1 } },
    'afterRevealingDate',
  ],
  [
    'REVIEW-4 afterDate without a date',
    { ...handedIn, constraint: { ...revealing, resultsDisclosurePolicy: 'afterDate' } },
    'afterRevealingDate',
  ],
  [
    'REVIEW-4 afterFinish, graded',
    { workflow: 'graded', submitted: 5, constraint: { ...revealing, resultsDisclosurePolicy: 'afterFinish' } },
    'untilFinished',
  ],
  [
    'REVIEW-4 afterFinish, finished',
    { ...handedIn, constraint: { ...revealing, resultsDisclosurePolicy: 'afterFinish' } },
    null,
  ],
  [
    'REVIEW-5 LTI',
    {
      ...handedIn,
      type: 'lti',
      constraint: { ...revealing, resultsDisclosurePolicy: 'afterScore', resultsDisclosureAbove: 1 },
    },
    null,
  ],
  [
    'REVIEW-5 below',
    {
      ...handedIn,
      score: 0.59,
      constraint: { ...revealing, resultsDisclosurePolicy: 'afterScore', resultsDisclosureAbove: 0.6 },
    },
    'afterScoreIsReached',
  ],
  [
    'REVIEW-5 reached',
    {
      ...handedIn,
      score: 0.6,
      constraint: { ...revealing, resultsDisclosurePolicy: 'afterScore', resultsDisclosureAbove: 0.6 },
    },
    null,
  ],
  [
    'REVIEW-5 unknown score',
    { ...handedIn, constraint: { ...revealing, resultsDisclosurePolicy: 'afterScore', resultsDisclosureAbove: 0 } },
    'afterScoreIsReached',
  ],
  [
    'DATA-21 unknown bound',
    { ...handedIn, score: 1, constraint: { ...revealing, resultsDisclosurePolicy: 'afterScore' } },
    'afterScoreIsReached',
  ],
  ['REVIEW-6', { workflow: 'inGrading', submitted: 5, constraint: { reviewPolicy: 'afterSubmission' } }, 'inGrading'],
  ['REVIEW-7 revealResultsFrom hides nothing', { ...handedIn, constraint: { revealResultsFrom: now + 1 } }, null],
];

describe('reviewVisibility', () => {
  it.each(cases)('%s', (_, given, why) => {
    expect(reviewVisibility(part(given), { now })?.why ?? null).toBe(why);
  });
});
