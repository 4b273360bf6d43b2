import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { feedbackDetails } from '../../../demo/server/feedback/readFeedback.ts';
import { feedbackFile } from '../../../demo/server/feedback/feedbackFile.ts';
import { feedbackEvent } from '../../../src/contract/feedback/feedbackEvent.ts';
import { feedbackOptions, type Feedback } from '../../../src/domain/feedback/feedback.ts';

const given = { at: Date.parse('2026-11-23T09:00:00Z'), sessionId: 's1', role: 'Learner' };
const read = (details: unknown) => safeParse(feedbackDetails, details);

describe('the event `product_feedback` (FEED-3, ANA-2, DATA-16)', () => {
  it('carries grade, details and comment, the role, and a session of its own', () => {
    expect(feedbackEvent({ grade: 4, options: ['navigation', 'other'], comment: ' Thanks \n' }, given)).toEqual({
      name: 'product_feedback',
      at: '2026-11-23T09:00:00.000Z',
      sessionId: 's1',
      role: 'Learner',
      details: { grade: 4, details: 'navigation,other', comment: 'Thanks' },
    });
  });

  it.each<Feedback>([
    { grade: 1, options: [], comment: '' },
    { grade: 5, options: ['no'], comment: 'All <b>good</b>, "really", one\ntwo' },
    { grade: 3, options: feedbackOptions.filter((one) => one !== 'no'), comment: 'a'.repeat(2000) },
  ])('%# is read as it was sent (FEED-11)', (feedback) => {
    expect(read(feedbackEvent(feedback, given).details).output).toEqual(feedback);
  });

  it.each([
    undefined,
    null,
    {},
    'good',
    { grade: 0, details: '', comment: '' },
    { grade: 6, details: '', comment: '' },
    { grade: 2.5, details: '', comment: '' },
    { grade: '4', details: '', comment: '' },
    { grade: 4, comment: '' },
    { grade: 4, details: '' },
    { grade: 4, details: 'invented', comment: '' },
    { grade: 4, details: 'navigation,', comment: '' },
    { grade: 4, details: 'navigation,navigation', comment: '' },
    { grade: 4, details: 'no,other', comment: '' },
    { grade: 4, details: ['navigation'], comment: '' },
    { grade: 4, details: 'x'.repeat(600), comment: '' },
    { grade: 4, details: '', comment: 7 },
    { grade: 4, details: '', comment: 'a'.repeat(2001) },
    { grade: 4, details: '', comment: '', userId: 'ada' },
  ])('%j is refused (FEED-11)', (details) => {
    expect(read(details).success).toBe(false);
  });
});

it('FEED-12: in the file no cell begins a formula, and none breaks out of its place', () => {
  const row = (comment: string) => ({
    id: 1,
    day: '2026-11-23',
    grade: 4,
    options: ['reports', 'other'] as const,
    comment,
  });
  const said = ['fine', '=1+1', ' +2', '-3', '@SUM(A1)', '\t=4', 'say "no", please\nor not'];
  const lines = feedbackFile(said.map(row)).split('\r\n');
  expect(lines).toEqual([
    '\uFEFF"day","grade","options","comment"',
    ...['fine', "'=1+1", "' +2", "'-3", "'@SUM(A1)", "'\t=4", 'say ""no"", please\nor not'].map(
      (cell) => `"2026-11-23","4","reports other","${cell}"`,
    ),
    '',
  ]);
});
