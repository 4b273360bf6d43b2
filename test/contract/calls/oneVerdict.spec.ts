// A result reads the same on the card, on the course's page and in the table of results, over what the server really
// answers (SCORE-3, GRADE-6, DATA-20), and so it does among all results (RESULT-2).
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { objectives } from '../../../demo/server/db/schema.ts';
import { objectiveRecords } from '../../../demo/server/db/schemaRuns.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { isUnreadable } from '../../../src/contract/wire/decode.ts';
import { objectiveAccesses, objectiveAccessOf } from '../../../src/contract/courses/objectiveAccesses.ts';
import { attemptsOf } from '../../../src/contract/courses/objectiveRecords.ts';
import { accessPage } from '../../../src/data/courses/enrolledPage.ts';
import type { Attempt } from '../../../src/domain/results/attempt.ts';
import { cardView } from '../../../src/features/courses/card/cardModel.ts';
import { overviewModel } from '../../../src/features/player/overview/overviewModel.ts';
import { attemptsModel } from '../../../src/features/results/attemptsModel.ts';
import { courseRow } from '../../../src/features/results/model.ts';
import { resultsPage } from '../../../src/data/results/resultsPage.ts';
import { resultsModel } from '../../../src/features/player/results/resultsModel.ts';
import { createFormats } from '../../../src/i18n/formats.ts';
import { resultsWordsOf } from '../../unit/features/results/resultsWords.ts';
import { wordsOf } from '../../unit/features/player/playerWords.ts';
import { startAcademy } from '../support/startAcademy.ts';
import { storedRun } from '../support/storedRun.ts';

const academy = await startAcademy();
const nils = await academy.as('nils');
const words = { ...(await wordsOf()), now: Date.now() };
const resultsWords = await resultsWordsOf('en-US', words.now);
const say = {
  t: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' '),
  formats: createFormats('en-US', 'UTC'),
};
const moment = { now: words.now };

type Given = Partial<typeof objectiveRecords.$inferInsert>;

/** What the three places say of a finished course with such a result. */
async function said(given: Given, scaled = false) {
  const { objectiveId, run, aggregateId } = await storedRun(academy.db, uuidOf('user:nils'), {
    state: 'finished',
    partState: 'finished',
    scored: true,
  });
  if (scaled)
    await academy.db
      .update(objectives)
      .set({ gradingScaleId: uuidOf('scale:letters') })
      .where(eq(objectives.id, objectiveId));
  if (Object.keys(given).length > 0)
    await academy.db.update(objectiveRecords).set(given).where(eq(objectiveRecords.id, run));
  // As the list asks, with what it selects.
  const page = await nils.ask(objectiveAccesses, {
    query: accessPage(
      { key: '', filter: ['objective.id', '=', objectiveId], sort: [{ selector: 'objective.name' }] },
      0,
    ),
  });
  const [listed] = page.items;
  if (!listed || isUnreadable(listed)) throw new Error('no card');
  const access = await nils.ask(objectiveAccessOf, { params: { objectiveId } });
  const { items } = await nils.ask(attemptsOf, { params: { id: aggregateId } });
  const attempts = items.filter((item): item is Attempt => !isUnreadable(item));
  const card = cardView(listed, moment, say as Parameters<typeof cardView>[2], 0);
  const overview = overviewModel(access, moment, words);
  const row = resultsModel(access, attempts, moment, words)?.rows[0];
  // As the results ask, and what they say.
  const found = await nils.ask(objectiveAccesses, {
    query: resultsPage({ keyword: listed.objective.name, order: 'newest' }, 0, 100),
  });
  const result = found.items.find((item) => !isUnreadable(item) && item.objective.id === objectiveId);
  if (!result || isUnreadable(result)) throw new Error('no result');
  const { newest } = courseRow(result, moment, resultsWords) ?? {};
  const line = attemptsModel(result, attempts, moment, resultsWords)?.lines[0]?.figures;
  expect([newest?.outcome, newest?.percent, newest?.points]).toEqual([row?.outcome, row?.percent, row?.points]);
  expect([line?.outcome, line?.percent, line?.points]).toEqual([row?.outcome, row?.percent, row?.points]);
  // A scale that is not embedded comes by its id; without it the course's page tells no grade either.
  if (!scaled) expect([newest?.grade, line?.grade]).toEqual([row?.grade, row?.grade]);
  return {
    card: card.badge,
    line: card.meta?.text,
    badge: overview.badge,
    page: overview.verdict?.title,
    grade: overview.verdict?.grade,
    table: row?.outcome,
    tableGrade: row?.grade,
  };
}

describe('SCORE-3 passed is null and finished is set', () => {
  const waits = {
    card: { icon: 'hourglass' },
    line: 'pending',
    badge: { icon: 'waiting' },
    page: 'Waiting for review',
    table: 'Waiting for review',
  };
  it.each<[string, Given]>([
    ['without a score', {}],
    ['with a score that nobody has judged', { score: 30, maxScore: 50, normalizedScore: 0.6 }],
    ['with a grade that nobody has judged', { score: 30, maxScore: 50, normalizedScore: 0.6, grade: 'C' }],
  ])('%s waits for review on card, page and in the table', async (_, given) =>
    expect(await said(given)).toMatchObject(waits),
  );
});

describe('what was judged', () => {
  it('is passed everywhere, with its own grade', async () => {
    expect(await said({ score: 45, maxScore: 50, normalizedScore: 0.9, grade: 'A', passed: true })).toMatchObject({
      card: { grade: 'A', tone: 'success' },
      badge: { grade: 'A', tone: 'success' },
      page: 'Passed',
      grade: 'A',
      table: 'Passed',
      tableGrade: 'A',
    });
  });
  it('is failed everywhere', async () => {
    expect(await said({ score: 10, maxScore: 50, normalizedScore: 0.2, grade: 'F', passed: false })).toMatchObject({
      card: { grade: 'F', tone: 'danger' },
      badge: { grade: 'F', tone: 'danger' },
      page: 'Not passed',
      table: 'Not passed',
      tableGrade: 'F',
    });
  });
  it('GRADE-6 without a grade has that of the course’s scale everywhere', async () => {
    const { card, badge, grade, tableGrade } = await said(
      { score: 50, maxScore: 50, normalizedScore: 1, passed: true },
      true,
    );
    expect([card?.grade, badge?.grade, grade, tableGrade]).toEqual(['A', 'A', 'A', 'A']);
  });
  it('without anything scored is completed everywhere', async () => {
    expect(await said({ passed: true })).toMatchObject({
      card: { icon: 'check', tone: 'success' },
      badge: { icon: 'done', tone: 'success' },
      table: 'Completed',
    });
  });
});
