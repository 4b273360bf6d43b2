import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'valibot';
import arPlayer from '../../../../locales/ar/player.json' with { type: 'json' };
import arResults from '../../../../locales/ar/results.json' with { type: 'json' };
import enPlayer from '../../../../locales/en-US/player.json' with { type: 'json' };
import enResults from '../../../../locales/en-US/results.json' with { type: 'json' };
import { objectiveAccess } from '../../../../src/contract/courses/courseShapes.ts';
import { attemptsOf } from '../../../../src/contract/courses/objectiveRecords.ts';
import { isUnreadable } from '../../../../src/contract/wire/decode.ts';
import type { AttemptVerdict } from '../../../../src/domain/results/attemptVerdict.ts';
import type { Attempt } from '../../../../src/domain/results/attempt.ts';
import { attemptsModel } from '../../../../src/features/results/attemptsModel.ts';
import { attemptOutcome } from '../../../../src/features/player/base/outcome/attemptOutcome.ts';
import { exportRows } from '../../../../src/features/results/exportModel.ts';
import { figuresOf } from '../../../../src/features/results/figures.ts';
import { countText, courseRow, needsAll, resultsItems, resultsView } from '../../../../src/features/results/model.ts';
import { readResultsQuery, resultsQuery } from '../../../../src/features/results/resultsQuery.ts';
import type { ResultsWords } from '../../../../src/features/results/ResultsWords.ts';
import { sketches, stateNow, wireResults } from '../../../../widgets/workbench/states/results/stateResults.ts';
import { LecternError } from '../../../../src/errors.ts';
import { wordsOf } from '../player/playerWords.ts';
import { resultsWordsOf } from './resultsWords.ts';

const moment = { now: Date.parse(stateNow) };
let en: ResultsWords;
let ar: ResultsWords;
beforeAll(async () => {
  [en, ar] = [await resultsWordsOf(), await resultsWordsOf('ar')];
});

const all = sketches.map((sketch, index) => {
  const wire = wireResults(sketch, index);
  return {
    access: parse(objectiveAccess, wire.access),
    attempts: attemptsOf.read(wire.records).items.filter((item): item is Attempt => !isUnreadable(item)),
  };
});
const course = (code: string | null) => {
  const found = all.find(({ access }) => access.objective.code === code);
  if (!found) throw new Error(code ?? '');
  return found;
};
const row = (code: string | null) => courseRow(course(code).access, moment, en);
const attempts = (code: string | null) => {
  const { access, attempts: records } = course(code);
  return attemptsModel(access, records, moment, en);
};

describe('RESULT-2 a course with its newest result', () => {
  it('has grade, score, points, outcome and day', () =>
    expect(row('SAF 120')).toMatchObject({
      title: 'Laboratory Safety Essentials',
      code: 'SAF 120',
      route: { name: 'course', objectiveId: 'course-0', aggregateId: null, review: false },
      newest: { outcome: 'Passed', grade: 'A', percent: '86%', points: '43 of 50', tone: 'success' },
      date: 'Nov 18',
      note: null,
    }));
  it.each([
    ['COM 115', { newest: { outcome: 'Not passed', percent: '38%', tone: 'danger' } }],
    ['WRI 120', { newest: { outcome: 'Grading in progress', percent: null, tone: 'pending' }, date: 'Nov 17' }],
    ['ESS 101', { newest: { outcome: 'Waiting for review', percent: '60%', tone: 'pending' } }],
    ['HIS 160', { newest: { outcome: 'Passed', percent: '88%' }, note: 'From another platform', date: 'Jun 2, 2025' }],
    ['STA 210', { newest: { outcome: 'Not passed', percent: '48%' }, note: 'New attempt in progress' }],
    [null, { newest: { outcome: 'Completed', percent: null, points: null, grade: null, tone: 'success' } }],
  ])('%s', (code, said) => expect(row(code)).toMatchObject(said));
});

describe('RESULT-6 what is hidden', () => {
  const nothing = { percent: null, points: null, grade: null, tone: 'hidden' };
  it.each([
    ['VIR 207', 'The result is shown from Dec 1, 9:00 AM'],
    ['MED 090', 'The result is not shown'],
  ])('%s says why, and nothing else', (code, outcome) => {
    expect(row(code)?.newest).toEqual({
      ...nothing,
      outcome: expect.stringMatching(outcome.replace(/ (?=AM)/, '\\s')) as string,
    });
    const model = attempts(code);
    expect(model.best).toBeNull();
    expect(model.chart).toBeNull();
    expect(model.columns).toMatchObject({ percent: false, points: false, grade: false });
  });
});

describe('RESULT-4 the attempts of a course', () => {
  it('newest first, numbered from the oldest, with the best and the current one', () => {
    const model = attempts('SAF 120');
    expect(model.count).toBe('4 attempts');
    expect(
      model.lines.map(({ number, current, best, finished, figures: { percent, grade } }) => [
        number,
        current,
        best,
        finished,
        percent,
        grade,
      ]),
    ).toEqual([
      ['4', true, false, 'Nov 18', '86%', 'A'],
      ['3', false, false, 'Oct 30', '58%', 'D'],
      ['2', false, true, 'Oct 12', '92%', 'A'],
      ['1', false, false, 'Sep 28', '38%', 'F'],
    ]);
    expect(model.best?.figures).toMatchObject({ percent: '92%', points: '46 of 50' });
  });
  it('as a chart, the oldest first, with the line from which one passes', () => {
    const chart = attempts('SAF 120').chart;
    expect(chart?.points.map(({ score, share }) => [score, share])).toEqual([
      ['38', 0.38],
      ['92', 0.92],
      ['58', 0.58],
      ['86', 0.86],
    ]);
    expect(chart?.passing).toEqual({ share: 0.5, name: 'Passing score 50%' });
    expect(chart?.label).toBe('Scores, oldest first: 38% – 92% – 58% – 86%. The table has the details.');
  });
  it('one alone is no choice, and no chart', () =>
    expect(attempts('COM 115')).toMatchObject({ best: null, chart: null, count: '1 attempt' }));
  it('a run that goes on stands before the results', () =>
    expect(attempts('STA 210').lines.map(({ figures }) => figures.outcome)).toEqual([
      'In progress',
      'Not passed',
      'Passed',
    ]));
  it('the first run stands there while it has no result', () =>
    expect(attempts('WRI 120')).toMatchObject({
      count: '1 attempt',
      lines: [
        {
          number: '1',
          current: true,
          submitted: 'Nov 17',
          finished: null,
          figures: { outcome: 'Grading in progress' },
        },
      ],
      columns: { submitted: true, finished: false, percent: false, points: false, grade: false },
      best: null,
      chart: null,
    }));
  it('RESULT-3 the best one is told to be the newest', () => {
    const { access, attempts: given } = course('SAF 120');
    expect(attemptsModel(access, given, moment, en).bestIsNewest).toBe(false);
    // Without the second one, which was better.
    expect(
      attemptsModel(
        access,
        given.filter(({ normalizedScore }) => normalizedScore !== 0.92),
        moment,
        en,
      ),
    ).toMatchObject({
      bestIsNewest: true,
      best: { number: '3', current: true },
    });
  });
  it('none at all are no table', () => {
    const { access } = course('SAF 120');
    const unknown = { ...access, aggregate: { ...access.aggregate, lastObjectiveWorkflow: null } };
    expect(attemptsModel(unknown, [], moment, en)).toMatchObject({
      lines: [],
      count: 'No attempts',
      chart: null,
      best: null,
    });
  });
});

describe('RESULT-5 what is chosen', () => {
  it.each([
    ['', { keyword: '', outcome: 'all', order: 'newest' }, ''],
    [
      'keyword=a%26b&outcome=failed&sort=name',
      { keyword: 'a&b', outcome: 'failed', order: 'name' },
      'keyword=a%26b&outcome=failed&sort=name',
    ],
    ['outcome=zebra&sort=&other=1', { keyword: '', outcome: 'all', order: 'newest' }, ''],
    ['%E0%A4%A&outcome=hidden', { keyword: '', outcome: 'hidden', order: 'newest' }, 'outcome=hidden'],
  ])('%j', (query, choice, written) => {
    expect(readResultsQuery(query)).toEqual(choice);
    expect(resultsQuery(readResultsQuery(query))).toBe(written);
  });
  it('a search of more than 200 letters is cut', () =>
    expect(readResultsQuery(`keyword=${'x'.repeat(900)}`).keyword).toHaveLength(200));
  it('an outcome is found among what came, an unreadable course under none', () => {
    const items = [
      ...all.map(({ access }) => ({ kind: 'course', access }) as const),
      { kind: 'unreadable', id: 'x' } as const,
    ];
    const found = (outcome: Parameters<typeof resultsItems>[1]) =>
      resultsItems(items, outcome, moment, en).map((item) => (item.kind === 'row' ? item.row.code : item.id));
    expect(found('all')).toHaveLength(sketches.length + 1);
    expect(found('passed')).toEqual(['SAF 120', 'HIS 160']);
    expect(found('failed')).toEqual(['COM 115', 'STA 210']);
    expect(found('waiting')).toEqual(['WRI 120', 'ESS 101']);
    expect(found('hidden')).toEqual(['VIR 207', 'MED 090']);
  });
  it('asks for all pages where the browser has to judge', () => {
    expect(needsAll('all', 'ready')).toBe(false);
    expect(needsAll('passed', 'ready')).toBe(true);
    for (const next of ['none', 'loading', 'failed'] as const) expect(needsAll('passed', next)).toBe(false);
  });
  it('counts all, or those of an outcome', () => {
    expect(countText({ outcome: 'all' }, 2, 9, en)).toBe('9 courses with results');
    expect(countText({ outcome: 'passed' }, 2, 9, en)).toBe('2 of 9 courses with results');
  });
});

describe('RESULT-7 what stands in the place of the list', () => {
  const list = { items: [], error: null, online: true, old: false, next: 'none' } as const;
  const error = new LecternError('server_error', 'no');
  const some = all.map(({ access }) => ({ kind: 'course', access }) as const);
  it.each([
    ['nothing yet', { ...list, items: null }, 0, false, { kind: 'loading' }],
    ['no connection from the start', { ...list, items: null, online: false }, 0, false, { kind: 'offline' }],
    ['a failure', { ...list, items: null, error }, 0, false, { kind: 'failed', error }],
    ['no results', list, 0, false, { kind: 'empty' }],
    ['nothing found', list, 0, true, { kind: 'nothingFound' }],
    ['nothing found yet', { ...list, items: some, next: 'loading' as const }, 0, true, { kind: 'loading' }],
    [
      'nothing in what came, and the rest failed',
      { ...list, items: some, next: 'failed' as const },
      0,
      true,
      { kind: 'rows', notice: null },
    ],
    ['results', { ...list, items: some }, 9, false, { kind: 'rows', notice: null }],
    [
      'results, and the connection is gone',
      { ...list, items: some, online: false },
      9,
      false,
      { kind: 'rows', notice: 'offline' },
    ],
    [
      'results that could not be refreshed',
      { ...list, items: some, error },
      9,
      false,
      { kind: 'rows', notice: 'stale' },
    ],
    [
      'another search without a connection',
      { ...list, items: some, old: true, online: false },
      9,
      true,
      { kind: 'offline' },
    ],
  ])('%s', (_, given, fitting, narrowed, view) => expect(resultsView(given, fitting, narrowed)).toEqual(view));
});

describe('RESULT-8 the file', () => {
  const lines = (words: ResultsWords, zone = 'UTC') => exportRows(all, moment, words, zone);
  const of = (code: string | null, words = en) => lines(words).filter((line) => line[1] === code);
  it('has a heading, and a line for each attempt', () => {
    expect(lines(en)[0]).toEqual([
      'Course',
      'Code',
      'Attempt',
      'Submitted',
      'Finished',
      'Score in %',
      'Points',
      'Maximum points',
      'Grade',
      'Result',
      'Origin',
    ]);
    expect(of('SAF 120')).toEqual([
      [
        'Laboratory Safety Essentials',
        'SAF 120',
        4,
        '2026-11-18 09:00',
        '2026-11-18 09:00',
        86,
        43,
        50,
        'A',
        'Passed',
        null,
      ],
      [
        'Laboratory Safety Essentials',
        'SAF 120',
        3,
        '2026-10-30 09:00',
        '2026-10-30 09:00',
        58,
        29,
        50,
        'D',
        'Passed',
        null,
      ],
      [
        'Laboratory Safety Essentials',
        'SAF 120',
        2,
        '2026-10-12 09:00',
        '2026-10-12 09:00',
        92,
        46,
        50,
        'A',
        'Passed',
        null,
      ],
      [
        'Laboratory Safety Essentials',
        'SAF 120',
        1,
        '2026-09-28 09:00',
        '2026-09-28 09:00',
        38,
        19,
        50,
        'F',
        'Not passed',
        null,
      ],
    ]);
  });
  it('has its words in the learner’s language, its numbers and dates in none', () => {
    expect(lines(ar)[0]?.[0]).toBe('الدورة');
    expect(of('HIS 160', ar)).toEqual([
      [
        'A Short History of Vaccination',
        'HIS 160',
        1,
        null,
        '2025-06-02 09:00',
        88,
        44,
        50,
        'A',
        'ناجح',
        'من منصّة أخرى',
      ],
    ]);
  });
  it('has its dates in the time zone of the screen', () =>
    expect(lines(en, 'Pacific/Auckland').find((line) => line[1] === 'COM 115')?.[4]).toBe('2026-11-02 22:00'));
  it('RESULT-6 says of a hidden result why it is hidden, and nothing else', () =>
    expect(of('MED 090').map((line) => line.slice(5))).toEqual([
      [null, null, null, null, 'The result is not shown', null],
      [null, null, null, null, 'The result is not shown', null],
    ]));
  it('has a line of a course that waits for its first result', () =>
    expect(of('WRI 120').map((line) => line.slice(2))).toEqual([
      [1, '2026-11-17 09:00', null, null, null, null, null, 'Grading in progress', null],
    ]));
});

describe('SCORE-3 the words are those of the course’s page', () => {
  const shown = (outcome: Extract<AttemptVerdict, { kind: 'shown' }>['outcome']): AttemptVerdict => ({
    kind: 'shown',
    outcome,
    figures: { percent: 86, points: { score: 43, max: 50 } },
    grade: 'A',
    tone: 'success',
  });
  const hidden = (why: Extract<AttemptVerdict, { kind: 'hidden' }>['why']): AttemptVerdict => ({ kind: 'hidden', why });
  it.each<AttemptVerdict>([
    ...(['passed', 'failed', 'pending', 'grading', 'completed'] as const).map(shown),
    ...(['inProgress', 'grading', 'unscored'] as const).map((kind) => ({ kind })),
    hidden({ visible: false, reason: 'never' }),
    hidden({ visible: false, reason: 'unfinished' }),
    hidden({ visible: false, reason: 'beforeDate', at: null }),
    hidden({ visible: false, reason: 'beforeDate', at: Date.UTC(2026, 11, 1, 9) }),
  ])('%j', async (verdict) => {
    for (const [tag, words] of [['en-US', en] as const, ['ar', ar] as const])
      expect(figuresOf(verdict, words).outcome).toBe(attemptOutcome(verdict, await wordsOf(tag)));
  });
  it.each(['imported', 'pointsOf', 'passLine'] as const)('%s', (key) => {
    expect(enResults[key]).toBe(enPlayer[key]);
    expect(arResults[key]).toBe(arPlayer[key]);
  });
});
