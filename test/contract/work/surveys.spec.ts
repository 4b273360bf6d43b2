// Surveys of courses: who answers what, once, and what instructors read of it (SURVEY-1, SURVEY-4, SURVEY-5, SURVEY-7, CALL-145,
// CALL-146, CONST-49).
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { objectiveAccesses } from '../../../demo/server/db/schema.ts';
import { activityWorkflows, objectiveWorkflows } from '../../../demo/server/db/schemaRuns.ts';
import { surveyAnswers } from '../../../demo/server/db/work/schemaSurveys.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { activityContent, activityTree, finishActivityWorkflows } from '../../../src/contract/parts/activities.ts';
import { submitSurvey, surveyOf } from '../../../src/contract/work/surveys.ts';
import { workflowStates } from '../../../src/domain/course/states.ts';
import { flattenTree } from '../../../src/domain/tree/flattenTree.ts';
import { isDone } from '../../../src/domain/tree/partDone.ts';
import { surveyTextLimit, type SurveyQuestion } from '../../../src/domain/work/survey.ts';
import type { Learner } from '../support/academy.ts';
import { startAcademy } from '../support/startAcademy.ts';
import { storedRun, type RunSketch, type StoredRun } from '../support/storedRun.ts';

const academy = await startAcademy();
const [nils, pavel, lena] = [await academy.as('nils'), await academy.as('pavel'), await academy.as('lena')];
const ines = await academy.browser('ines');

const questions: readonly SurveyQuestion[] = [
  { id: 'clear', kind: 'scale', text: 'How clear <was> it?', required: true, from: 1, to: 5, low: 'Not', high: 'Very' },
  {
    id: 'where',
    kind: 'several',
    text: 'Where?',
    required: false,
    choices: [
      { id: 'home', text: 'At home' },
      { id: 'ward', text: 'On the ward' },
    ],
  },
  { id: 'more', kind: 'text', text: 'What else?', required: false },
];
const asked = (sketch: RunSketch = {}) =>
  storedRun(academy.db, uuidOf('user:nils'), { survey: questions, partState: null, ...sketch });
/** A run of another learner through the same course. */
async function alsoOf(username: string, own: StoredRun, started = Date.now() - 3_600_000): Promise<StoredRun> {
  const [access, run, root] = [randomUUID(), randomUUID(), randomUUID()] as const;
  const userId = uuidOf(`user:${username}`);
  const [known] = await academy.db.select().from(objectiveAccesses).where(eq(objectiveAccesses.userId, userId));
  const mine = await academy.db
    .select()
    .from(objectiveAccesses)
    .where(eq(objectiveAccesses.objectiveId, own.objectiveId));
  const accessId = mine.find((one) => one.userId === userId)?.id ?? access;
  expect(known).toBeDefined();
  if (accessId === access)
    await academy.db.insert(objectiveAccesses).values({
      id: access,
      userId,
      objectiveId: own.objectiveId,
      objectiveAccessId: access,
      aggregateId: access,
      isSelfEnrolled: true,
      lastWorkflowId: run,
    });
  const state = workflowStates.inProgress;
  await academy.db.insert(objectiveWorkflows).values({ id: run, accessId, userId, state, started: new Date(started) });
  await academy.db.update(objectiveAccesses).set({ lastWorkflowId: run }).where(eq(objectiveAccesses.id, accessId));
  await academy.db
    .insert(activityWorkflows)
    .values({ id: root, workflowId: run, axis: '', state, started: new Date(started) });
  return { ...own, accessId, run, root };
}
const params = ({ run, activityPathId }: StoredRun) => ({ id: run, activityPathId });
const read = (who: Learner, of: StoredRun) => who.ask(surveyOf, { params: params(of) });
const submit = (who: Learner, of: StoredRun, answers: unknown) =>
  who.call(submitSurvey, { params: params(of), body: { answers: answers as Record<string, string> } });
const isComplete = async (who: Learner, of: StoredRun) => {
  const tree = await who.ask(activityTree, { params: { id: of.run } });
  const rows = flattenTree(tree, { now: academy.clock().now(), course: null });
  return rows.some(({ part }) => part.id === of.part && isDone(part.child));
};
const results = async (of: StoredRun) =>
  (await ines.send(`/teach/surveys/${of.objectiveId}?part=${encodeURIComponent(of.part)}`)).text.replace(/\s+/g, ' ');

describe('SURVEY-1, SURVEY-5 answering', () => {
  it('completes the part, is told again, and the same again changes nothing', async () => {
    const own = await asked();
    const content = await nils.ask(activityContent, { params: params(own) });
    expect(content.kind).toBe('survey');
    expect(await read(nils, own)).toEqual({ questions, answers: null, submittedAt: null });
    expect(await isComplete(nils, own)).toBe(false);
    const answers = { clear: 4, where: ['ward', 'home'], more: ' Nothing\r\nelse ' };
    expect((await submit(nils, own, answers)).status).toBe(200);
    const kept = await read(nils, own);
    expect(kept.answers).toEqual({ clear: 4, where: ['home', 'ward'], more: 'Nothing\nelse' });
    expect(kept.submittedAt).not.toBe(null);
    expect(await isComplete(nils, own)).toBe(true);
    expect((await submit(nils, own, answers)).status).toBe(200);
    expect((await submit(nils, own, { clear: 5 })).status).toBe(409);
    expect(await read(nils, own)).toEqual(kept);
  });

  it('the same at once many times is kept once; of two that differ one is kept whole', async () => {
    const own = await asked();
    const replies = await Promise.all([1, 2, 3, 4].map((clear) => submit(nils, own, { clear: Math.ceil(clear / 2) })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
    const rows = await academy.db.select().from(surveyAnswers).where(eq(surveyAnswers.workflowId, own.run));
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['a question that must be answered is not', { more: 'x' }, 400, 'clear'],
    ['a number is not on the scale', { clear: 6 }, 400, 'clear'],
    ['a choice is not of the question', { clear: 1, where: ['moon'] }, 400, 'where'],
    ['a text is too long', { clear: 1, more: 'x'.repeat(surveyTextLimit + 1) }, 400, 'more'],
    ['a question is not of the survey', { clear: 1, other: 'x' }, 400, 'other'],
    ['a name of a member of objects', { clear: 1, toString: 'x' }, 400, 'toString'],
    ['a sign that no database keeps', { clear: 1, more: 'a\0b' }, 400, null],
    ['a list is nested', { clear: 1, where: [['home']] }, 400, null],
    ['there are none', null, 400, null],
  ])('%s: all of it is refused, and nothing is completed', async (_name, answers, status, field) => {
    const own = await asked();
    const reply = await submit(nils, own, answers);
    expect(reply.status).toBe(status);
    if (field) expect(Object.keys(reply.body.error?.fields ?? {})).toEqual([field]);
    expect([(await read(nils, own)).answers, await isComplete(nils, own)]).toEqual([null, false]);
  });

  it('it is not completed by word', async () => {
    const own = await asked({ partState: 'inProgress' });
    const reply = await nils.call(finishActivityWorkflows, {
      body: { objectiveWorkflowId: own.run, activityWorkflowIds: [own.partRun] },
    });
    expect([reply.status, await isComplete(nils, own)]).toEqual([409, false]);
  });

  it.each([
    ['of a run that is over', { state: 'finished' }, 409],
    ['that is locked', { constraint: { startFrom: '2099-01-01T00:00:00Z' } }, 409],
    ['that is a draft', { part: 'draft' }, 409],
  ] as const)('one %s takes no answer', async (_name, sketch, status) => {
    const own = await asked(sketch);
    expect((await submit(nils, own, { clear: 1 })).status).toBe(status);
  });

  it('a part that is none has no survey', async () => {
    const own = await asked({ survey: undefined as never });
    expect((await nils.call(surveyOf, { params: params(own) })).status).toBe(404);
    expect((await submit(nils, own, { clear: 1 })).status).toBe(404);
  });

  it('PERM-6 nobody reads or answers the survey of another’s run', async () => {
    const own = await asked();
    expect((await pavel.call(surveyOf, { params: params(own) })).status).toBe(404);
    expect((await submit(pavel, own, { clear: 1 })).status).toBe(404);
    const visitor = await academy.as(null);
    expect((await visitor.call(surveyOf, { params: params(own) })).status).toBe(401);
    expect((await read(nils, own)).answers).toBe(null);
  });

  it('who acts as the learner submits nothing', async () => {
    const own = await asked();
    const ada = await academy.browser('ada');
    const token = /name="token" value="([^"]+)"/.exec((await ada.send('/admin/people')).text)?.[1] ?? '';
    await ada.send('/admin/impersonation', {
      method: 'POST',
      headers: { origin: academy.origin },
      body: new URLSearchParams({ token, userId: uuidOf('user:nils') }),
    });
    const reply = await ada.send(
      `/api/lectern/v1/users/me/objective-workflows/${own.run}/surveys/${own.activityPathId}`,
      {
        method: 'PUT',
        headers: {
          'accept': 'application/json',
          'origin': academy.origin,
          'x-requested-with': 'XMLHttpRequest',
          'content-type': 'application/json',
        },
        body: JSON.stringify({ answers: { clear: 1 } }),
      },
    );
    expect([reply.status, (await read(nils, own)).answers]).toEqual([403, null]);
  });
});

describe('SURVEY-4 afterwards', () => {
  it('another run begins empty, and the first keeps what was submitted', async () => {
    const own = await asked();
    await submit(nils, own, { clear: 2 });
    const again = await alsoOf('nils', own, Date.now());
    expect((await read(nils, again)).answers).toBe(null);
    expect((await read(nils, own)).answers).toEqual({ clear: 2 });
  });
});

describe('SURVEY-7 what instructors read', () => {
  it.each([
    ['ines', 200],
    ['ada', 200],
    ['mira', 403],
    ['tomas', 403],
  ])('%s: %i', async (who, status) => {
    const own = await asked();
    const browser = await academy.browser(who);
    expect((await browser.send('/teach/surveys')).status).toBe(status);
    expect((await browser.send(`/teach/surveys/${own.objectiveId}?part=${own.part}`)).status).toBe(status);
  });

  it('nothing before three have answered; then figures, shares and texts, each learner once, and no name', async () => {
    const own = await asked();
    await submit(nils, own, { clear: 1, more: 'First try' });
    const again = await alsoOf('nils', own, Date.now());
    await submit(nils, again, { clear: 5, where: ['home'], more: '<b>Tea</b>' });
    await submit(pavel, await alsoOf('pavel', own), { clear: 4, where: ['home', 'ward'] });
    const few = await results(own);
    expect(few).toContain('Answered by 2. Results are shown when 3 learners have answered.');
    expect(few, 'nothing of it').not.toContain('&lt;b');
    await submit(lena, await alsoOf('lena', own), { clear: 3, more: 'A bench' });
    const page = await results(own);
    expect(page).toContain('How clear &lt;was&gt; it?');
    expect(page).toMatch(/<th scope="row" dir="auto">5 · Very<\/th> <td>1<\/td> <td>33%<\/td>/);
    expect(page).toMatch(/<th scope="row" dir="auto">1 · Not<\/th> <td>0<\/td> <td>0%<\/td>/);
    expect(page).toMatch(/<th scope="row" dir="auto">At home<\/th> <td>2<\/td> <td>100%<\/td>/);
    expect(page).toContain('Average: 4');
    expect(page).toContain('Answered by 2 of 3');
    expect([...page.matchAll(/class="written" dir="auto">([^<]*)</g)].map(([, text]) => text)).toEqual([
      '&lt;b&gt;Tea&lt;/b&gt;',
      'A bench',
    ]);
    expect(page).not.toMatch(/Nils|Pavel|Lena|First try/);
    expect((await ines.send('/teach/surveys')).text).toMatch(/<b dir="auto">Course<\/b> · <bdi>Leaf/);
  });

  it('one that is not there is not found; the seeded one is told', async () => {
    expect((await ines.send(`/teach/surveys/${uuidOf('course:LBK 010')}?part=nothing`)).status).toBe(404);
    expect((await ines.send('/teach/surveys/nothing?part=nothing')).status).toBe(404);
    const part = uuidOf('part:LBK 010:/02-four-questions.html');
    const page = await ines.send(`/teach/surveys/${uuidOf('course:LBK 010')}?part=${part}`);
    expect(page.text).toContain('Fewer due dates in the same week.');
  });
});
