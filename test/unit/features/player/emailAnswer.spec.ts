import { describe, expect, it } from 'vitest';
import type { EmailAnswer } from '../../../../src/domain/assessment/emailAnswer.ts';
import { answerView, askedAnswer } from '../../../../src/features/player/emailAnswer/emailAnswerModel.ts';
import { LecternError } from '../../../../src/errors.ts';

const link = '?activityId=act&activityPathId=path&answerId=a1&answerText=The+median';
const told: EmailAnswer = {
  correct: true,
  question: 'Which middle?',
  text: 'The median, as offered',
  explanation: 'Half lie on either side.',
  objectiveId: 'course',
};
const server = new LecternError('server_error', 'no');

describe('the link of an e-mail (EMAIL-1)', () => {
  it.each([
    ['all of it', link, 'a1', 'The median', 'act', 'path'],
    ['without a question mark', link.slice(1), 'a1', 'The median', 'act', 'path'],
    ['in another order, with more', 'x=1&answerText=%D9%88&answerId=%20a1%20', 'a1', 'و', '', ''],
    ['twice', 'answerId=a1&answerId=a2', 'a1', '', '', ''],
    ['nothing', '', '', '', '', ''],
    ['broken escapes', 'answerId=%E0%A4%A&answerText=%', '\uFFFD%A', '%', '', ''],
  ])('%s', (_name, query, answerId, answerText, activityId, activityPathId) => {
    expect(askedAnswer(query)).toEqual({
      answerId,
      answerText,
      module: { activityId, activityPathId, objectiveId: null },
    });
  });

  it('a text is cut where nobody reads on', () => {
    expect(askedAnswer(`answerId=a&answerText=${'x'.repeat(9000)}`).answerText).toHaveLength(2000);
  });
});

describe('the page of an answer (EMAIL-2)', () => {
  it.each<[string, EmailAnswer | null | undefined, LecternError | null, boolean, object]>([
    ['before the reply', undefined, null, true, { kind: 'loading' }],
    ['without a connection', undefined, null, false, { kind: 'offline' }],
    ['with a lost connection', undefined, new LecternError('offline', 'no'), true, { kind: 'offline' }],
    ['after a failure', undefined, server, true, { kind: 'failed' }],
    ['a correct one', told, null, true, { kind: 'told', verdict: 'correct', text: told.text }],
    ['a wrong one', { ...told, correct: false }, null, true, { kind: 'told', verdict: 'incorrect' }],
    ['one without a verdict', { ...told, correct: null }, null, true, { kind: 'told', verdict: 'received' }],
    ['no service', null, null, true, { kind: 'told', verdict: 'received', text: 'The median', explanation: null }],
    ['what was told stays', told, server, false, { kind: 'told', verdict: 'correct' }],
  ])('%s', (_name, answer, error, online, shown) => {
    expect(answerView(askedAnswer(link), answer, error, online)).toMatchObject(shown);
  });

  it('without an id there is nothing to look up', () => {
    expect(answerView(askedAnswer('answerText=A'), undefined, null, true)).toEqual({ kind: 'incomplete' });
  });

  it.each([
    [link, { activityId: 'act', activityPathId: 'path', objectiveId: 'course' }],
    ['answerId=a1&activityPathId=path', { activityId: '', activityPathId: 'path', objectiveId: 'course' }],
    ['answerId=a1', null],
  ])('the module of %s (EMAIL-3)', (query, module) => {
    expect(answerView(askedAnswer(query), told, null, true)).toMatchObject({ module });
  });
});
