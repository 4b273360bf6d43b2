// What a learner writes for a part that asks for it, as the server keeps it (SRV-27, SRV-58, CALL-57, CALL-58).
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { activityWorkflows, objectiveWorkflows } from '../../../demo/server/db/schemaRuns.ts';
import { answers, bookmarks } from '../../../demo/server/db/schemaDrafts.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { activityContent, activityTree, finishActivityWorkflows } from '../../../src/contract/parts/activities.ts';
import { answerOf, saveAnswer } from '../../../src/contract/parts/answers.ts';
import { saveBookmark } from '../../../src/contract/parts/bookmarks.ts';
import { startObjectiveWorkflow } from '../../../src/contract/courses/objectiveWorkflows.ts';
import { answerLimit } from '../../../src/domain/tree/answer.ts';
import type { Learner } from '../support/academy.ts';
import { startAcademy } from '../support/startAcademy.ts';
import { storedRun, type RunSketch, type StoredRun } from '../support/storedRun.ts';

const academy = await startAcademy();
const nils = await academy.as('nils');
const asking = (sketch: RunSketch = {}) =>
  storedRun(academy.db, uuidOf('user:nils'), { asks: true, scored: true, ...sketch });
const params = ({ run, activityPathId }: Pick<StoredRun, 'run' | 'activityPathId'>) => ({ id: run, activityPathId });
const read = (of: StoredRun) => nils.ask(answerOf, { params: params(of) });
const save = (of: StoredRun, text: unknown, base: unknown, who: Learner = nils) =>
  who.call(saveAnswer, { params: params(of), body: { text, base } as { text: string; base: number } });
const finish = ({ run, partRun }: StoredRun, who: Learner = nils) =>
  who.call(finishActivityWorkflows, { body: { objectiveWorkflowId: run, activityWorkflowIds: [partRun] } });

describe('a draft', () => {
  it('is kept by its version: the same text changes nothing, and another that was written upon an older one is refused', async () => {
    const of = await asking();
    expect(await read(of)).toEqual({
      text: '',
      version: 0,
      savedAt: null,
      handedInAt: null,
      takesFiles: false,
      comment: null,
      closed: false,
    });
    expect((await save(of, '', 0)).body).toMatchObject({ version: 0, savedAt: null });
    const now = academy.clock().now();
    const first = saveAnswer.read((await save(of, 'One <b>word</b>\nand another', 0)).body);
    expect(first).toMatchObject({ text: 'One <b>word</b>\nand another', version: 1, handedInAt: null });
    expect(Math.abs((first.savedAt ?? 0) - now)).toBeLessThan(60_000);
    // The reply was lost: sent again it is answered alike.
    expect(saveAnswer.read((await save(of, first.text, 0)).body)).toEqual(first);
    const other = await save(of, 'From another tab', 0);
    expect([other.status, other.body.error]).toEqual([
      409,
      {
        code: 'conflict',
        message: expect.stringContaining('since'),
        fields: { base: [expect.stringContaining('since')] },
      },
    ]);
    expect((await save(of, 'From another tab', 2)).status, 'a version that never was').toBe(409);
    expect(await read(of)).toEqual(first);
    expect((await save(of, 'From another tab', 1)).body).toMatchObject({ text: 'From another tab', version: 2 });
    expect((await save(of, '', 2)).body).toMatchObject({ text: '', version: 3 });
  });

  it.each([
    ['no text', undefined, 0, 'text'],
    ['a number', 5, 0, 'text'],
    ['a character too much', 'x'.repeat(answerLimit + 1), 0, 'text'],
    ['a character that no database keeps', 'a\0b', 0, 'text'],
    ['no base', 'x', undefined, 'base'],
    ['a base below none', 'x', -1, 'base'],
    ['a base between two', 'x', 0.5, 'base'],
    ['a base as text', 'x', '0', 'base'],
  ])('that cannot be read is refused: %s', async (_name, text, base, field) => {
    const of = await asking();
    const { status, body } = await save(of, text, base);
    expect([status, body.error?.code, Object.keys(body.error?.fields ?? {})]).toEqual([400, 'bad_request', [field]]);
    expect((await read(of)).version).toBe(0);
  });

  it.each([
    ['of the longest length, in any script', 'ض'.repeat(answerLimit)],
    ['of signs that JSON writes with six', '\u0001'.repeat(answerLimit)],
    ['with line breaks, signs of markup and pictures', '<script>\r\n\t&amp; "quoted" \u2028 𝔸👩‍⚕️'],
  ])('%s is kept as it is', async (_name, text) => {
    const of = await asking();
    expect((await save(of, text, 0)).status).toBe(200);
    expect((await read(of)).text).toBe(text);
  });

  it('with half a sign in it is kept, and is the same when it comes again', async () => {
    const of = await asking();
    for (const _ of [1, 2])
      expect((await save(of, 'half \ud83d', 0)).body).toMatchObject({ text: 'half \ufffd', version: 1 });
  });

  it('much too long is refused before it is read', async () => {
    const of = await asking();
    expect((await save(of, 'x'.repeat(answerLimit * 8), 0)).status).toBe(413);
  });
});

describe('handing in', () => {
  it('goes with the completion of the part, once: then the answer is as it is', async () => {
    const of = await asking({ answer: 'A draft.' });
    expect((await save(of, '  \n ', 1)).status).toBe(200);
    expect((await finish(of)).body.error?.message).toContain('write one first');
    expect((await save(of, 'The last text.', 2)).status).toBe(200);
    expect((await finish(of)).status).toBe(200);
    const handed = await read(of);
    expect(handed).toMatchObject({ text: 'The last text.', version: 3, handedInAt: expect.any(Number) });
    expect((await finish(of)).status, 'again').toBe(200);
    expect((await save(of, 'Too late.', 3)).status).toBe(409);
    expect((await save(of, 'The last text.', 2)).body, 'its reply was lost').toMatchObject({
      version: 3,
      handedInAt: new Date(handed.handedInAt ?? 0).toISOString(),
    });
    expect(await read(of)).toEqual(handed);
  });

  it('is not for parts that ask for nothing: they are completed as they were', async () => {
    const of = await storedRun(academy.db, uuidOf('user:nils'), {});
    expect((await nils.call(answerOf, { params: params(of) })).status).toBe(404);
    expect((await finish(of)).status).toBe(200);
    const other = await asking();
    expect(await nils.ask(activityContent, { params: params(other) })).toMatchObject({
      kind: 'text',
      asksAnswer: true,
    });
    expect(await nils.ask(activityContent, { params: params(await asking({ asks: false })) })).toMatchObject({
      asksAnswer: false,
    });
    expect(JSON.stringify((await nils.call(activityTree, { params: { id: other.run } })).body)).not.toContain(
      'asksAnswer',
    );
  });

  it('in a retake begins empty, and the attempt before keeps its own', async () => {
    const of = await asking({
      state: 'finished',
      partState: 'finished',
      retake: true,
      answer: 'Of the first attempt.',
    });
    const id = randomUUID();
    await nils.ask(startObjectiveWorkflow, { body: { objectiveWorkflowAggregateId: of.aggregateId, id } });
    const again = { ...of, run: id };
    expect(await read(again)).toMatchObject({ text: '', version: 0 });
    expect((await save(again, 'Of the second.', 0)).status).toBe(200);
    expect(await read(of)).toMatchObject({ text: 'Of the first attempt.', handedInAt: expect.any(Number) });
  });
});

it.each([
  ['open', {}, 200],
  ['LOCK-1 before its time', { constraint: { startFrom: '2099-01-01T00:00:00.000Z' } }, 403],
  ['SUBMIT-1 handed in, being graded', { state: 'submitted', partState: 'submitted' }, 403],
  ['REVIEW-1 over, to be looked at', { state: 'finished', partState: 'finished' }, 200],
  ['REVIEW-1 over, not to be looked at', { state: 'finished', partState: 'finished', supportReview: false }, 403],
] as readonly (readonly [string, RunSketch, number])[])(
  'who may read the part may read their answer: %s',
  async (_name, sketch, status) => {
    const reply = await nils.call(answerOf, { params: params(await asking({ answer: 'Mine.', ...sketch })) });
    expect(reply.status).toBe(status);
    expect(JSON.stringify(reply.body).includes('Mine.')).toBe(status === 200);
  },
);

it('goes with its run, and so does the place in it', async () => {
  const of = await asking({ answer: 'Mine.' });
  await nils.ask(saveBookmark, {
    params: params(of),
    body: { place: 3, seen: [], at: new Date(academy.clock().now()).toISOString() },
  });
  const left = async () => [answers, bookmarks].map((table) => academy.db.$count(table, eq(table.workflowId, of.run)));
  expect(await Promise.all(await left())).toEqual([1, 1]);
  await academy.db.delete(activityWorkflows).where(eq(activityWorkflows.workflowId, of.run));
  await academy.db.delete(objectiveWorkflows).where(eq(objectiveWorkflows.id, of.run));
  expect(await Promise.all(await left())).toEqual([0, 0]);
});

describe('at one moment', () => {
  it('ten texts upon the same version: one is kept whole, the others are told, and the next goes on from it', async () => {
    const tabs = [nils, await academy.as('nils')];
    const of = await asking({ answer: 'Where all began.' });
    const texts = Array.from({ length: 10 }, (_, index) => `${String(index)} `.repeat(4000));
    const replies = await Promise.all(texts.map((text, index) => save(of, text, 1, tabs[index % 2])));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    const won = texts[replies.findIndex(({ status }) => status === 200)];
    expect(await read(of)).toMatchObject({ text: won, version: 2 });
    expect((await save(of, 'And on.', 2)).body).toMatchObject({ version: 3 });
  });

  it('the same text from two tabs is kept once', async () => {
    const of = await asking();
    const replies = await Promise.all([1, 2, 3, 4].map(() => save(of, 'The same.', 0)));
    expect(replies.map(({ status, body }) => [status, body['version']])).toEqual(replies.map(() => [200, 1]));
  });

  it('a last text and the handing in: what is handed in is what one of the two was told', async () => {
    const other = await academy.as('nils');
    for (const _ of [1, 2, 3]) {
      const of = await asking({ answer: 'The text before.' });
      const [saved, finished] = await Promise.all([save(of, 'The last text.', 1), finish(of, other)]);
      expect([finished.status, [200, 409].includes(saved.status)]).toEqual([200, true]);
      expect(await read(of)).toMatchObject({
        text: saved.status === 200 ? 'The last text.' : 'The text before.',
        handedInAt: expect.any(Number),
      });
    }
  });
});
