import { describe, expect, it } from 'vitest';
import { better, resultOf, together, type Result } from '../../../demo/server/scorm/commit/resultOf.ts';

const terms = { masteryScore: '', scaledPassingScore: '', completionThreshold: '' };
const result = (complete: boolean, passed: boolean | null, score: number | null): Result => ({
  complete,
  passed,
  score,
});

describe('SCORM-13: what the values of a content say', () => {
  const of12 = (status: string, raw = '', rest: object = {}) => ({
    'cmi.core.lesson_status': status,
    'cmi.core.score.raw': raw,
    ...rest,
  });
  it.each<[string, Readonly<Record<string, string>>, Partial<typeof terms>, Result]>([
    ['nothing', {}, {}, result(false, null, null)],
    ['not attempted', of12('not attempted'), {}, result(false, null, null)],
    ['browsed', of12('browsed'), {}, result(false, null, null)],
    ['incomplete with a score', of12('incomplete', '40'), {}, result(false, null, 0.4)],
    ['completed', of12('completed'), {}, result(true, null, null)],
    ['passed', of12('passed', '80'), {}, result(true, true, 0.8)],
    ['failed', of12('failed', '20'), {}, result(true, false, 0.2)],
    [
      'its own bounds',
      of12('passed', '15', { 'cmi.core.score.min': '10', 'cmi.core.score.max': '20' }),
      {},
      result(true, true, 0.5),
    ],
    [
      'bounds the wrong way round',
      of12('passed', '15', { 'cmi.core.score.min': '20', 'cmi.core.score.max': '10' }),
      {},
      result(true, true, null),
    ],
    ['above the most', of12('passed', '150'), {}, result(true, true, 1)],
    ['below the least', of12('failed', '-5'), {}, result(true, false, 0)],
    ['a score that is no number', of12('passed', 'good'), {}, result(true, true, null)],
    ['mastery, reached', of12('completed', '80'), { masteryScore: '75' }, result(true, true, 0.8)],
    ['mastery, missed, whatever it says', of12('passed', '70'), { masteryScore: '75' }, result(true, false, 0.7)],
    ['mastery without a score', of12('passed'), { masteryScore: '75' }, result(true, true, null)],
  ])('1.2: %s', (_, values, own, expected) => {
    expect(resultOf('1.2', values, { ...terms, ...own })).toEqual(expected);
  });

  const of2004 = (completion: string, success = '', scaled = '', rest: object = {}) => ({
    'cmi.completion_status': completion,
    'cmi.success_status': success,
    'cmi.score.scaled': scaled,
    ...rest,
  });
  it.each<[string, Readonly<Record<string, string>>, Partial<typeof terms>, Result]>([
    ['nothing', {}, {}, result(false, null, null)],
    ['unknown', of2004('unknown', 'unknown'), {}, result(false, null, null)],
    ['incomplete and passed', of2004('incomplete', 'passed', '0.9'), {}, result(false, true, 0.9)],
    ['completed', of2004('completed', 'unknown'), {}, result(true, null, null)],
    ['passed without a word on completion', of2004('unknown', 'passed', '1'), {}, result(true, true, 1)],
    ['below nothing', of2004('completed', 'failed', '-0.5'), {}, result(true, false, 0)],
    [
      'a raw score',
      of2004('completed', '', '', { 'cmi.score.raw': '2', 'cmi.score.min': '0', 'cmi.score.max': '4' }),
      {},
      result(true, null, 0.5),
    ],
    ['a raw score without a most', of2004('completed', '', '', { 'cmi.score.raw': '2' }), {}, result(true, null, null)],
    [
      'the passing score, missed, whatever it says',
      of2004('completed', 'passed', '0.5'),
      { scaledPassingScore: '0.6' },
      result(true, false, 0.5),
    ],
    [
      'the passing score, reached',
      of2004('completed', 'failed', '0.6'),
      { scaledPassingScore: '0.6' },
      result(true, true, 0.6),
    ],
    [
      'progress up to the threshold',
      of2004('incomplete', '', '', { 'cmi.progress_measure': '0.8' }),
      { completionThreshold: '0.8' },
      result(true, null, null),
    ],
    [
      'progress below it',
      of2004('completed', '', '', { 'cmi.progress_measure': '0.7' }),
      { completionThreshold: '0.8' },
      result(false, null, null),
    ],
  ])('2004: %s', (_, values, own, expected) => {
    expect(resultOf('2004', values, { ...terms, ...own })).toEqual(expected);
  });
});

describe('SCORM-14: what several contents say together', () => {
  it.each<[string, readonly (Result | null)[], Result]>([
    ['one not opened', [result(true, true, 1), null], result(false, null, 1)],
    ['all complete', [result(true, null, null), result(true, true, 0.5)], result(true, true, 0.5)],
    ['one failed', [result(true, true, 1), result(true, false, 0)], result(true, false, 0.5)],
    ['none says anything', [result(true, null, null)], result(true, null, null)],
  ])('%s', (_, results, expected) => {
    expect(together(results)).toEqual(expected);
  });
});

describe('SCORM-13: nothing that was reached is taken back', () => {
  it.each<[Result, Result, Result]>([
    [result(true, true, 0.8), result(false, false, 0.1), result(true, true, 0.8)],
    [result(false, null, null), result(true, false, 0.3), result(true, false, 0.3)],
    [result(true, false, 0.3), result(true, true, 0.9), result(true, true, 0.9)],
    [result(true, false, 0.3), result(false, null, null), result(true, false, 0.3)],
  ])('%j, then %j', (before, after, expected) => {
    expect(better(before, after)).toEqual(expected);
  });
});
