// What is said of a course among all results: its newest result, its best one, and what it is found under.
import { describe, expect, it } from 'vitest';
import { parse } from 'valibot';
import { objectiveAccess } from '../../../../src/contract/courses/courseShapes.ts';
import { accessFields } from '../../../../src/domain/course/accessFields.ts';
import { matches } from '../../../../src/domain/filter/filterMatches.ts';
import { parseFilter } from '../../../../src/domain/filter/filter.ts';
import type { AttemptVerdict } from '../../../../src/domain/results/attemptVerdict.ts';
import { bestAttempt } from '../../../../src/domain/results/bestAttempt.ts';
import { newestResult } from '../../../../src/domain/results/newestResult.ts';
import { fitsOutcome, outcomeFilters } from '../../../../src/domain/results/outcomeFilter.ts';
import { resultFilter } from '../../../../src/domain/results/resultFilter.ts';
import { verdictNow } from '../../../../src/domain/results/verdictNow.ts';
import {
  sketches,
  stateNow,
  wireResults,
  type ResultsSketch,
} from '../../../../widgets/workbench/states/results/stateResults.ts';

const moment = { now: Date.parse(stateNow) };
const access = (sketch: ResultsSketch) => parse(objectiveAccess, wireResults(sketch, 0).access);
const named = (code: string) => {
  const found = sketches.find((sketch) => sketch.code === code);
  if (!found) throw new Error(code);
  return found;
};

type Shown = Extract<AttemptVerdict, { kind: 'shown' }>;
const shown = (outcome: Shown['outcome'], score: number | null, max = 50): AttemptVerdict => ({
  kind: 'shown',
  outcome,
  figures:
    score === null ? null : { percent: Math.round((score / max) * 100), points: max === 1 ? null : { score, max } },
  grade: null,
  tone: null,
});
const hidden: AttemptVerdict = { kind: 'hidden', why: { visible: false, reason: 'never' } };

describe('RESULT-3 the best attempt', () => {
  it.each<[string, readonly AttemptVerdict[], number | null]>([
    ['of none', [], null],
    ['is the higher score', [shown('passed', 40), shown('passed', 43), shown('passed', 30)], 1],
    ['is the newer one of two alike', [shown('passed', 40), shown('passed', 40)], 0],
    ['is one that was passed, whatever its score', [shown('failed', 49), shown('passed', 30)], 1],
    ['reads points before they are rounded', [shown('passed', 412, 500), shown('passed', 414, 500)], 1],
    ['may be a completed one', [hidden, shown('completed', null)], 1],
    ['has a score before one that has none', [shown('passed', null), shown('passed', 0)], 1],
    ['is never hidden', [hidden, hidden], null],
    ['is never one that waits', [shown('pending', 50), shown('grading', 50), { kind: 'grading' }], null],
    ['is never one that goes on', [{ kind: 'inProgress' }, shown('failed', 3)], 1],
  ])('%s', (_, verdicts, at) => {
    const attempts = verdicts.map((verdict) => ({ verdict }));
    expect(bestAttempt(attempts)).toBe(at === null ? null : attempts[at]);
  });
});

describe('RESULT-2 the newest result', () => {
  it('is what the card says, unless another run goes on', () => {
    for (const sketch of sketches.filter(({ run }) => run !== 'inProgress')) {
      const course = access(sketch);
      expect(newestResult(course, moment)?.verdict).toEqual(verdictNow(course, moment));
    }
  });
  it('is that of the run before, while another run goes on', () => {
    expect(newestResult(access(named('STA 210')), moment)).toMatchObject({
      verdict: { kind: 'shown', outcome: 'failed', figures: { percent: 48 }, grade: 'F' },
      at: Date.parse('2025-12-11T09:00:00Z'),
      imported: false,
      again: true,
    });
  });
  it('is none in a first run', () =>
    expect(newestResult(access({ code: 'X', name: 'X', run: 'inProgress' }), moment)).toBeNull());
  it('of a first run that was handed in is on its way, from that day', () =>
    expect(newestResult(access(named('WRI 120')), moment)).toEqual({
      verdict: { kind: 'grading' },
      at: Date.parse('2026-11-17T09:00:00Z'),
      imported: false,
      again: false,
    }));
  it('of another platform says so', () =>
    expect(newestResult(access(named('HIS 160')), moment)).toMatchObject({ imported: true, again: false }));
  it('RESULT-6 is hidden until its date, and from it on shown', () => {
    const course = access(named('VIR 207'));
    const at = Date.parse('2026-12-01T09:00:00Z');
    expect(newestResult(course, { now: at - 1 })?.verdict).toEqual({
      kind: 'hidden',
      why: { visible: false, reason: 'beforeDate', at },
    });
    expect(newestResult(course, { now: at })?.verdict.kind).toBe('shown');
  });
});

describe('RESULT-5 what a result is found under', () => {
  it.each<[AttemptVerdict, string | null]>([
    [shown('passed', 50), 'passed'],
    [shown('failed', 5), 'failed'],
    [shown('pending', 5), 'waiting'],
    [shown('grading', 5), 'waiting'],
    [{ kind: 'grading' }, 'waiting'],
    [hidden, 'hidden'],
    [shown('completed', null), null],
    [{ kind: 'unscored' }, null],
    [{ kind: 'inProgress' }, null],
  ])('%j', (verdict, outcome) =>
    expect(outcomeFilters.filter((one) => fitsOutcome(verdict, one))).toEqual(['all', ...(outcome ? [outcome] : [])]),
  );
});

describe('RESULT-1, RESULT-5 what is asked for', () => {
  const finds = (sketch: ResultsSketch, keyword = '') =>
    matches(parseFilter(resultFilter(keyword), accessFields), wireResults(sketch, 0).access);
  it.each(sketches.map((sketch) => [sketch.name, sketch] as const))('%s has a result', (_, sketch) =>
    expect(finds(sketch)).toBe(true),
  );
  it.each<[string, ResultsSketch, boolean]>([
    ['a first run that goes on', { code: 'X', name: 'X', run: 'inProgress' }, false],
    ['a course that was not begun', { code: 'X', name: 'X', run: null }, false],
    ['a run that is being graded', { code: 'X', name: 'X', run: 'inGrading', handedIn: '2026-11-01' }, true],
    ['an archived course', { code: 'X', name: 'X', archived: true, attempts: [{ day: '2026-01-01' }] }, true],
  ])('%s', (_, sketch, found) => expect(finds(sketch)).toBe(found));
  it.each([
    ['safety', true],
    ['  SAF', true],
    ['120', true],
    ['zebra', false],
  ])('%j in name or code', (keyword, found) => expect(finds(named('SAF 120'), keyword)).toBe(found));
});
