// What a platform is told of a run, by table (TOOL-12, TOOL-14).
import { expect, it } from 'vitest';
import { toldScore, type RunToTell } from '../../../demo/server/rules/toldScore.ts';

const run: RunToTell = { state: 'finished', progress: 1, byHand: true, score: 44, maxScore: 50, normalizedScore: 0.88 };
const open = { gradeRevealPolicy: 'none', gradeRevealDate: null } as const;
const whole = (scoreGiven: number, scoreMaximum: number) => ({
  activityProgress: 'Completed',
  gradingProgress: 'FullyGraded',
  scoreGiven,
  scoreMaximum,
});
const hidden = { activityProgress: 'Completed', gradingProgress: 'Pending' };

it.each<[string, RunToTell | null, Parameters<typeof toldScore>[1], object]>([
  ['no run', null, open, { activityProgress: 'Initialized', gradingProgress: 'NotReady' }],
  [
    'a run without progress',
    { ...run, state: 'inProgress', progress: 0 },
    open,
    { activityProgress: 'Started', gradingProgress: 'NotReady' },
  ],
  [
    'one with some',
    { ...run, state: 'inProgress', progress: 0.1 },
    open,
    { activityProgress: 'InProgress', gradingProgress: 'NotReady' },
  ],
  [
    'one that a person grades',
    { ...run, state: 'submitted' },
    open,
    { activityProgress: 'Submitted', gradingProgress: 'PendingManual' },
  ],
  [
    'one that is graded by itself',
    { ...run, state: 'inGrading', byHand: false },
    open,
    { activityProgress: 'Submitted', gradingProgress: 'Pending' },
  ],
  [
    'one whose grade is not approved',
    { ...run, state: 'graded' },
    open,
    { activityProgress: 'Submitted', gradingProgress: 'PendingManual' },
  ],
  ['a result', run, open, whole(44, 50)],
  ['a result of nought', { ...run, score: 0, normalizedScore: 0 }, open, whole(0, 50)],
  [
    'a result that is negative, which no platform takes',
    { ...run, score: -2, normalizedScore: -0.04 },
    open,
    whole(0, 50),
  ],
  ['a result without a scale', { ...run, score: null, maxScore: null }, open, whole(88, 100)],
  ['a course without scores', { ...run, score: null, maxScore: null, normalizedScore: null }, open, whole(100, 100)],
  [
    'a course without scores that ended half-way',
    { ...run, progress: 0.5, normalizedScore: null },
    open,
    whole(50, 100),
  ],
  ['a result that its learner never sees', run, { ...open, gradeRevealPolicy: 'never' }, hidden],
  ['one that they see when it is finished', run, { ...open, gradeRevealPolicy: 'afterFinish' }, whole(44, 50)],
  ['one that they see tomorrow', run, { gradeRevealPolicy: 'afterDate', gradeRevealDate: 2 }, hidden],
  ['one that they see since yesterday', run, { gradeRevealPolicy: 'afterDate', gradeRevealDate: 0 }, whole(44, 50)],
  ['one whose day is missing', run, { gradeRevealPolicy: 'afterDate', gradeRevealDate: null }, hidden],
  [
    'a course without scores, of a hidden result',
    { ...run, normalizedScore: null },
    { ...open, gradeRevealPolicy: 'never' },
    whole(100, 100),
  ],
])('%s', (_name, given, access, told) => {
  expect(toldScore(given, access, 1)).toEqual(told);
});
