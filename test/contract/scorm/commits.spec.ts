// What packages commit, and what it does to the run (SCORM-11 to SCORM-15, SUBMIT-3, CALL-110).
import { beforeAll, describe, expect, it } from 'vitest';
import { gradingSeconds } from '../../../demo/server/rules/gradeCourse.ts';
import { submitObjectiveWorkflow } from '../../../src/contract/courses/objectiveWorkflows.ts';
import { finishActivityWorkflows } from '../../../src/contract/parts/activities.ts';
import { submitScorm } from '../../../src/contract/parts/scorm.ts';
import type { Learner } from '../support/academy.ts';
import { packageBench } from '../support/packageBench.ts';
import { startAcademy } from '../support/startAcademy.ts';
import { longIt } from '../../longIt.ts';

const academy = await startAcademy();
const bench = await packageBench(academy);
let pavel: Learner;
let hands: Awaited<ReturnType<typeof bench.begin>>;
let sharps: Awaited<ReturnType<typeof bench.begin>>;
beforeAll(async () => {
  pavel = await academy.as('pavel');
  hands = await bench.begin(pavel, 'HYG 115', 1);
  sharps = await bench.begin(pavel, 'HYG 115', 2);
});

const open = async (part: typeof hands) => {
  const path = bench.pathOf((await bench.link(pavel, part)).body['targetLinkUri']);
  const page = await bench.get(path);
  return { path, facts: bench.factsOf(page.body) };
};
const kept = async (part: typeof hands, item: string) => (await open(part)).facts.states[item];
interface Wire {
  readonly id: string;
  readonly childActivity: {
    readonly activityWorkflowAggregate: {
      readonly lastActivityWorkflow?: { readonly state: number };
      readonly bestActivityRecord?: { readonly normalizedScore: number; readonly passed: boolean };
    };
  };
}
const standing = async (part: typeof hands) => {
  const tree = await pavel.send('GET', `/api/lms/v1/users/me/objective-workflows/${part.run}/activity-with-aggregates`);
  return (tree.body['children'] as readonly Wire[]).find(({ id }) => id === part.part)?.childActivity
    .activityWorkflowAggregate;
};
const working = { 'cmi.core.lesson_status': 'incomplete', 'cmi.core.lesson_location': '2', 'cmi.suspend_data': 'abc' };

describe('SCORM-11: a commit', () => {
  it('is kept, and found again by the next launch', async () => {
    const { path } = await open(hands);
    const reply = await bench.commit(path, { n: 1, item: 'lesson', values: working });
    expect([reply.statusCode, reply.json()]).toEqual([200, { saved: 1 }]);
    expect(await kept(hands, 'lesson')).toEqual({ values: working, ended: false });
    expect((await standing(hands))?.lastActivityWorkflow?.state).toBe(1);
  });

  it('that comes late or twice changes nothing', async () => {
    const { path } = await open(hands);
    await bench.commit(path, { n: 5, item: 'lesson', values: { ...working, 'cmi.suspend_data': 'five' } });
    for (const n of [4, 5])
      expect((await bench.commit(path, { n, item: 'lesson', values: { 'cmi.suspend_data': 'late' } })).statusCode).toBe(
        200,
      );
    expect((await kept(hands, 'lesson'))?.values['cmi.suspend_data']).toBe('five');
  });

  it('of changes leaves the rest as it was', async () => {
    const { path } = await open(hands);
    await bench.commit(path, { n: 1, item: 'lesson', values: working });
    await bench.commit(path, { n: 2, item: 'lesson', values: { 'cmi.suspend_data': 'new' }, changes: true });
    expect((await kept(hands, 'lesson'))?.values).toEqual({ ...working, 'cmi.suspend_data': 'new' });
  });

  it('comes as text too, by a beacon of its own page', async () => {
    const { path } = await open(hands);
    const body = JSON.stringify({ n: 1, item: 'lesson', values: { ...working, 'cmi.suspend_data': 'beacon' } });
    expect((await bench.commit(path, body, { 'content-type': 'text/plain;charset=UTF-8' })).statusCode).toBe(200);
    expect((await kept(hands, 'lesson'))?.values['cmi.suspend_data']).toBe('beacon');
  });

  it.each([
    ['another origin', { 'origin': 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    [
      'another origin, of a browser that does not say so',
      { 'origin': 'https://evil.example', 'sec-fetch-site': undefined },
    ],
    ['a page on the same site', { 'sec-fetch-site': 'same-site' }],
    ['no page', { 'origin': undefined, 'sec-fetch-site': undefined }],
    ['a page without an origin', { 'origin': 'null', 'sec-fetch-site': undefined }],
  ])('is refused from %s, also as text', async (_, headers) => {
    const { path } = await open(hands);
    for (const type of ['text/plain', 'application/json']) {
      const body = JSON.stringify({ n: 9, item: 'lesson', values: { 'cmi.suspend_data': 'evil' } });
      expect((await bench.commit(path, body, { ...headers, 'content-type': type })).statusCode).toBe(403);
    }
    expect((await kept(hands, 'lesson'))?.values['cmi.suspend_data']).not.toBe('evil');
  });

  const long = 'x'.repeat(66_001);
  it.each<[string, unknown, number]>([
    ['no JSON', 'n=1&item=lesson', 400],
    ['nothing', '', 400],
    ['a list', [], 400],
    ['no number', { item: 'lesson', values: {} }, 400],
    ['a number below 1', { n: 0, item: 'lesson', values: {} }, 400],
    ['a content that is not there', { n: 1, item: 'other', values: {} }, 400],
    ['a value that is no text', { n: 1, item: 'lesson', values: { a: 1 } }, 400],
    ['a value that is too long', { n: 1, item: 'lesson', values: { a: long } }, 400],
    ['a name with half a sign', { n: 1, item: 'lesson', values: { '\ud800': 'x' } }, 400],
    ['NUL', { n: 1, item: 'lesson', values: { a: '\0' } }, 400],
    [
      'a score above the whole',
      { n: 1, item: 'lesson', values: {}, rollup: { complete: true, passed: true, score: 2 } },
      400,
    ],
    ['more than is taken', { n: 1, item: 'lesson', values: { a: 'x'.repeat(2_200_000) } }, 413],
    ['another type', { n: 1, item: 'lesson', values: {} }, 415],
  ])('is refused for %s', async (name, body, status) => {
    const { path } = await open(hands);
    const headers = name === 'another type' ? { 'content-type': 'application/xml' } : {};
    expect((await bench.commit(path, body, headers)).statusCode).toBe(status);
  });

  it('with half a sign, which a package cut, is kept with a mark in its place', async () => {
    const { path } = await open(hands);
    const body = '{"n":1,"item":"lesson","values":{"cmi.suspend_data":"cut \\ud83d"}}';
    expect((await bench.commit(path, body)).statusCode).toBe(200);
    expect((await kept(hands, 'lesson'))?.values['cmi.suspend_data']).toBe('cut \ufffd');
  });

  longIt('of two hundred of two launches none is lost', async () => {
    const all = Array.from({ length: 100 }, (_, at) => at + 1);
    const send = async (part: typeof hands, item: string) => {
      const { path } = await open(part);
      for (const n of all)
        await bench.commit(path, { n, item, values: { [`cmi.interactions.${n}.id`]: `q${n}` }, changes: true });
      const values = (await kept(part, item))?.values ?? {};
      return all.filter((n) => values[`cmi.interactions.${n}.id`] !== `q${n}`);
    };
    expect(await Promise.all([send(hands, 'lesson'), send(sharps, 'lesson')])).toEqual([[], []]);
  });
});

describe('SCORM-13: what a package reports', () => {
  it('completes its part, with its score; nothing that was reached is taken back', async () => {
    const { path } = await open(hands);
    const report = (n: number, status: string, raw: string) =>
      bench.commit(path, {
        n,
        item: 'lesson',
        values: { 'cmi.core.lesson_status': status, 'cmi.core.score.raw': raw },
      });
    await report(1, 'failed', '33');
    expect(await standing(hands)).toMatchObject({
      lastActivityWorkflow: { state: 6 },
      bestActivityRecord: { normalizedScore: 0.33, passed: false },
    });
    await report(2, 'passed', '100');
    expect((await standing(hands))?.bestActivityRecord).toEqual({ normalizedScore: 1, passed: true });
    await report(3, 'incomplete', '0');
    expect((await standing(hands))?.bestActivityRecord).toEqual({ normalizedScore: 1, passed: true });
  });
});

describe('SUBMIT-3: submitting', () => {
  const submit = (part: typeof hands) =>
    pavel.call(submitScorm, { body: { objectiveWorkflowId: part.run, activityWorkflowIds: part.activityWorkflowIds } });

  it('SCORM-15: completes a package that never said so, and ends its launches (CALL-110)', async () => {
    const { path } = await open(sharps);
    await bench.commit(path, {
      n: 1,
      item: 'check',
      values: { 'cmi.score.scaled': '0.5', 'cmi.completion_status': 'incomplete' },
      rollup: { complete: false, passed: null, score: 0.5 },
    });
    expect((await standing(sharps))?.lastActivityWorkflow?.state).toBe(1);
    expect((await submit(sharps)).status).toBe(200);
    expect(await standing(sharps)).toMatchObject({
      lastActivityWorkflow: { state: 6 },
      bestActivityRecord: { normalizedScore: 0.5 },
    });
    const late = await bench.commit(path, { n: 2, item: 'check', values: {} });
    expect([late.statusCode, late.json().error.field]).toEqual([409, 'submitted']);
    // Again it changes nothing.
    expect((await submit(sharps)).status).toBe(200);
  });

  it('is nobody else’s', async () => {
    const nils = await academy.as('nils');
    const reply = await nils.call(submitScorm, {
      body: { objectiveWorkflowId: hands.run, activityWorkflowIds: hands.activityWorkflowIds },
    });
    expect(reply.status).toBe(404);
    const text = await pavel.call(submitScorm, {
      body: { objectiveWorkflowId: hands.run, activityWorkflowIds: ['made-up'] },
    });
    expect(text.status).toBe(404);
  });
});

describe('SCORM-12: a retake', () => {
  it('begins with nothing of the run before, and what it does stays its own', async () => {
    const text = await bench.begin(pavel, 'HYG 115', 0);
    for (const { run, activityWorkflowIds } of [hands, sharps])
      await pavel.call(submitScorm, { body: { objectiveWorkflowId: run, activityWorkflowIds } });
    const finished = await pavel.call(finishActivityWorkflows, {
      body: { objectiveWorkflowId: text.run, activityWorkflowIds: text.activityWorkflowIds },
    });
    expect(finished.status).toBe(200);
    expect((await pavel.call(submitObjectiveWorkflow, { body: { id: text.run } })).status).toBe(202);
    // The reply comes before the command is done.
    await expect
      .poll(async () => (await pavel.course('HYG 115')).aggregate.lastObjectiveWorkflow?.state)
      .toBe('submitted');
    await academy.clock().moveTo(academy.clock().offset() + (gradingSeconds + 1) * 1000);
    const before = await standing(hands);
    const again = await bench.begin(pavel, 'HYG 115', 1);
    expect([again.run === hands.run, await standing(again)]).toEqual([
      false,
      expect.not.objectContaining({ bestActivityRecord: expect.anything() }),
    ]);
    const { path, facts } = await open(again);
    expect([facts.states, facts['current'], facts['review']]).toEqual([{}, null, false]);
    await bench.commit(path, { n: 1, item: 'lesson', values: { ...working, 'cmi.core.lesson_location': '9' } });
    expect((await kept(again, 'lesson'))?.values['cmi.core.lesson_location']).toBe('9');
    // The run before is looked back at as it was, and takes nothing more.
    expect(await standing(hands)).toEqual(before);
    const old = await open(hands);
    expect([old.facts['review'], old.facts.states['lesson']?.values['cmi.core.score.raw']]).toEqual([true, '0']);
    expect((await bench.commit(old.path, { n: 1, item: 'lesson', values: working })).statusCode).toBe(409);
  });
});
