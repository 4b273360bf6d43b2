// What fits a question of a survey, what is missing, and what many have answered together (SURVEY-1, SURVEY-2, SURVEY-7, CONST-48).
import { describe, expect, it } from 'vitest';
import {
  answerTo,
  firstSurveyFault,
  fittingAnswers,
  scaleSteps,
  submittedAnswers,
  surveyFault,
  surveyTextLimit,
  type SurveyQuestion,
} from '../../../../src/domain/work/survey.ts';
import { surveyResults } from '../../../../src/domain/work/surveyResults.ts';

const choices = [
  { id: 'a', text: 'A' },
  { id: 'b', text: 'B' },
  { id: 'c', text: 'C' },
];
const must = { text: '?', required: true };
const may = { text: '?', required: false };
const one: SurveyQuestion = { id: 'one', kind: 'one', choices, ...must };
const several: SurveyQuestion = { id: 'several', kind: 'several', choices, ...may };
const scale: SurveyQuestion = { id: 'scale', kind: 'scale', from: 0, to: 4, low: null, high: null, ...must };
const text: SurveyQuestion = { id: 'text', kind: 'text', ...may };
const unknown: SurveyQuestion = { id: 'unknown', kind: 'unknown', ...must };
const all = [one, several, scale, text, unknown];

describe('SURVEY-1, SURVEY-2 an answer to a question', () => {
  it.each([
    ['a choice', one, 'a', null],
    ['another one than it has', one, 'd', 'unfit'],
    ['two where there is one', one, ['a', 'b'], 'unfit'],
    ['nothing, where one is wanted', one, undefined, 'required'],
    ['choices', several, ['a', 'c'], null],
    ['none of several', several, [], null],
    ['the same twice', several, ['a', 'a'], 'unfit'],
    ['one that is no list', several, 'a', 'unfit'],
    ['one that it does not have', several, ['a', 'z'], 'unfit'],
    ['the lower end', scale, 0, null],
    ['the upper end', scale, 4, null],
    ['below', scale, -1, 'unfit'],
    ['above', scale, 5, 'unfit'],
    ['between two', scale, 2.5, 'unfit'],
    ['no number', scale, '2', 'unfit'],
    ['not a number', scale, NaN, 'unfit'],
    ['nothing of a scale', scale, undefined, 'required'],
    ['a text', text, 'x', null],
    ['no text where none is wanted', text, ' \n', null],
    ['no text where one is wanted', { ...text, required: true }, ' \n', 'required'],
    ['the longest text', text, 'x'.repeat(surveyTextLimit), null],
    ['space around it does not count', text, ` ${'x'.repeat(surveyTextLimit)}\n`, null],
    ['a sign too much', text, 'x'.repeat(surveyTextLimit + 1), 'maxLength'],
    ['a number for a text', text, 4, 'unfit'],
    ['nothing to a question that is not shown', unknown, undefined, null],
    ['something to a question that is not known', unknown, 'x', 'unfit'],
  ] as const)('%s', (_name, question, answer, fault) => {
    expect(surveyFault(question, answer)).toBe(fault);
  });

  it('the first fault is that of the first question', () => {
    expect(firstSurveyFault(all, { one: 'a' })).toEqual({ question: scale, fault: 'required' });
    expect(firstSurveyFault(all, { one: 'a', scale: 0 })).toBe(null);
  });
});

describe('SURVEY-3 what was kept', () => {
  it.each([
    ['nothing', null, {}],
    ['no object', 5, {}],
    ['what fits', { one: 'b', several: ['a'], scale: 3, text: 'y' }, { one: 'b', several: ['a'], scale: 3, text: 'y' }],
    ['what an author has changed since', { one: 'gone', several: ['a', 'gone'], scale: 9, text: ['y'] }, {}],
    ['what is not asked', { other: 'b', one: 'b' }, { one: 'b' }],
    ['what is empty', { several: [], text: '' }, {}],
  ])('%s', (_name, given, kept) => {
    expect(fittingAnswers(all, given)).toEqual(kept);
  });

  it('names of members of objects are names of questions like any other', () => {
    const strange: SurveyQuestion[] = [{ ...text, id: 'constructor' }];
    expect(answerTo({}, { id: 'constructor' })).toBe(undefined);
    expect(fittingAnswers(strange, { constructor: 'x' })).toEqual({ constructor: 'x' });
  });
});

describe('SURVEY-5 what is submitted', () => {
  it('is in the order of the questions, trimmed, and without what is empty', () => {
    const given = { text: ' y ', several: ['c', 'a'], one: 'a', scale: 0 };
    expect(JSON.stringify(submittedAnswers(all, given))).toBe(
      JSON.stringify({ one: 'a', several: ['a', 'c'], scale: 0, text: 'y' }),
    );
    expect(submittedAnswers(all, { text: '  ', several: [] })).toEqual({});
  });
});

describe('SURVEY-7 results', () => {
  it('count each choice and number, and tell the mean and the texts', () => {
    const results = surveyResults(all, [
      { one: 'a', several: ['a', 'b'], scale: 4, text: 'late' },
      { one: 'a', several: ['b'], scale: 1, text: 'early' },
      { one: 'c', scale: 1 },
    ]);
    expect(
      results.map(({ answered, counts, mean, texts }) => [answered, counts.map(({ count }) => count), mean, texts]),
    ).toEqual([
      [3, [2, 0, 1], null, []],
      [2, [1, 2, 0], null, []],
      [3, [0, 2, 0, 0, 1], 2, []],
      [2, [], null, ['early', 'late']],
      [0, [], null, []],
    ]);
  });

  it('of nobody there is no mean', () => {
    expect(surveyResults([scale], [])).toMatchObject([{ answered: 0, mean: null }]);
    expect(scaleSteps({ from: 3, to: 1 })).toEqual([]);
  });
});
