// The graders' pages: every state of a run by hand (GRADING-1 to GRADING-6).
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { objectiveAccesses } from '../../../demo/server/db/schema.ts';
import { objectiveRecords, objectiveWorkflows } from '../../../demo/server/db/schemaRuns.ts';
import { answers } from '../../../demo/server/db/schemaDrafts.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { activityTree } from '../../../src/contract/parts/activities.ts';
import { attemptsOf } from '../../../src/contract/courses/objectiveRecords.ts';
import { objectiveWorkflowOf } from '../../../src/contract/courses/objectiveWorkflows.ts';
import { flattenTree } from '../../../src/domain/tree/flattenTree.ts';
import { workflowStates } from '../../../src/domain/course/states.ts';
import type { Browser } from '../support/academy.ts';
import { startAcademy } from '../support/startAcademy.ts';
import { storedRun } from '../support/storedRun.ts';

const academy = await startAcademy();
const mira = await academy.as('mira');
const [ines, leila] = [await academy.browser('ines'), await academy.browser('leila')];

const path = '/teach/grading';
const runOf = async (code: string) => (await mira.course(code)).aggregate.lastObjectiveWorkflow?.id ?? '';
const hidden = (text: string, name: string) => new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(text)?.[1] ?? '';
const partField = (text: string) => /name="([0-9a-f-]{36})"\s+inputmode/.exec(text)?.[1] ?? '';
const show = (who: Browser, id: string) => who.send(`${path}/${id}`);
const post = (who: Browser, id: string, values: Readonly<Record<string, string>>, origin = academy.origin) =>
  who.send(`${path}/${id}`, { method: 'POST', headers: { origin }, body: new URLSearchParams(values) });
/** Fills in the form as it stands and presses a button. */
async function press(
  who: Browser,
  id: string,
  step: string,
  values: Readonly<Record<string, string>> = {},
  shown?: string,
) {
  const text = shown ?? (await show(who, id)).text;
  return post(who, id, { token: hidden(text, 'token'), version: hidden(text, 'version'), step, ...values });
}
const state = async (id: string) => (await mira.ask(objectiveWorkflowOf, { params: { id } })).state;
const partOf = async (id: string, name: string) =>
  flattenTree(await mira.ask(activityTree, { params: { id } }), { now: academy.clock().now(), course: null }).find(
    ({ part }) => part.child.name === name,
  )?.part.child.aggregate;

describe('who grades (GRADING-1)', () => {
  it.each([
    ['ines', 200],
    ['leila', 200],
    ['ada', 200],
    ['mira', 403],
    ['tomas', 403],
  ])('%s: %i', async (who, status) => {
    const browser = await academy.browser(who);
    expect((await browser.send(path)).status).toBe(status);
    expect((await show(browser, await runOf('WRI 120'))).status).toBe(status);
    expect((await post(browser, await runOf('WRI 120'), { step: 'begin' })).status, 'without the form’s token').toBe(
      403,
    );
  });
  it('finds the way there from the pages of administrators, and from the navigation of who teaches', async () => {
    expect((await (await academy.browser('ada')).send('/admin')).text).toContain(`href="${path}"`);
    const nodes = await (await academy.as('ines')).send('GET', '/api/lectern/v1/users/me/navigation');
    expect(JSON.stringify(nodes.body)).toContain(`"url":"${path}"`);
  });
  it('a visitor signs in first', async () => {
    const reply = await (await academy.browser(null)).send(path);
    expect([reply.status, reply.headers.get('location')]).toEqual([
      302,
      `/oidc/login?redirectUrl=${encodeURIComponent(path)}`,
    ]);
    expect((await post(await academy.browser(null), await runOf('WRI 120'), {})).status).toBe(401);
  });
  it('sees what waits, the oldest first, and nothing else', async () => {
    const { text } = await ines.send(path);
    const listed = [...text.matchAll(/href="\/teach\/grading\/([^"]+)"/g)].map(([, id]) => id);
    const waiting = (await academy.db.select().from(objectiveWorkflows)).filter(
      ({ state: own, gradeAt }) => own > workflowStates.inProgress && own < workflowStates.finished && !gradeAt,
    );
    expect(listed).toEqual(waiting.toSorted((a, b) => Number(a.submitted) - Number(b.submitted)).map(({ id }) => id));
    for (const code of ['WRI 120', 'MIC 220', 'RAD 130', 'QUA 205']) expect(listed).toContain(await runOf(code));
    for (const said of ['Mira Okafor', 'Submitted', 'In grading', 'Graded', 'Approved']) expect(text).toContain(said);
    expect(text, 'links that read alike are told apart').toContain(
      'aria-label="Mira Okafor: Writing a Systematic Review"',
    );
    for (const id of [await runOf('STA 210'), 'nothing']) expect((await show(ines, id)).status).toBe(404);
    expect((await (await academy.browser('ines')).send(path, { headers: { 'accept-language': 'ar' } })).text).toContain(
      'dir="rtl"',
    );
  });
  it('grades neither themselves nor whom they act as', async () => {
    const id = await runOf('MIC 220');
    const { id: accessId } = await mira.course('MIC 220');
    const owner = async (userId: string) => {
      await academy.db.update(objectiveWorkflows).set({ userId }).where(eq(objectiveWorkflows.id, id));
      await academy.db.update(objectiveAccesses).set({ userId }).where(eq(objectiveAccesses.id, accessId));
    };
    const shown = (await show(ines, id)).text;
    await owner(uuidOf('user:ines'));
    expect((await ines.send(path)).text).not.toContain(id);
    expect((await show(ines, id)).status).toBe(403);
    expect((await press(ines, id, 'save', { score: '50' }, shown)).status).toBe(403);
    const ada = await academy.browser('ada');
    await owner(uuidOf('user:ada'));
    const token = hidden((await ada.send('/admin/people')).text, 'token');
    await ada.send('/admin/impersonation', {
      method: 'POST',
      headers: { origin: academy.origin },
      body: new URLSearchParams({ token, userId: uuidOf('user:leila') }),
    });
    expect((await ada.send(path)).text).not.toContain(id);
    expect((await show(ada, id)).status).toBe(403);
    await owner(uuidOf('user:mira'));
  });
});

describe('what was written (GRADING-6)', () => {
  const written = (text: string) => [...text.matchAll(/<p class="written">([^]*?)<\/p>/g)].map(([, one]) => one);
  it.each([
    ['WRI 120', 'A librarian has read it'],
    ['MIC 220', 'nobody had asked'],
    ['QUA 205', 'Those four sentences are not in my reading.'],
  ])('%s: its grader reads it, with the day of handing in, in each state', async (code, words) => {
    const id = await runOf(code);
    const [kept] = await academy.db.select().from(answers).where(eq(answers.workflowId, id));
    const { text } = await show(ines, id);
    expect(written(text)).toEqual([expect.stringContaining(words)]);
    expect(text).toContain(`<time datetime="${kept?.handedInAt?.toISOString()}">`);
    if (code === 'MIC 220') expect(text.indexOf('class="written"')).toBeLessThan(text.indexOf('inputmode="decimal"'));
  });
  it('as plain text with its line breaks', async () => {
    const { run } = await storedRun(academy.db, uuidOf('user:nils'), {
      state: 'inGrading',
      partState: 'inGrading',
      scored: true,
      asks: true,
      answer: '<script>alert("1")</script>\n\n  & so on',
    });
    expect(written((await show(ines, run)).text)).toEqual([
      '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;\n\n  &amp; so on',
    ]);
  });
  it.each(['inProgress', 'submitted'] as const)(
    'never before it is handed in: a draft of a part that is %s',
    async (partState) => {
      const { run } = await storedRun(academy.db, uuidOf('user:nils'), {
        state: 'submitted',
        partState,
        scored: true,
        asks: true,
        answer: 'Not for you yet.',
      });
      await academy.db.update(answers).set({ handedInAt: null }).where(eq(answers.workflowId, run));
      const { status, text } = await show(ines, run);
      expect([status, text.includes('Not for you yet')]).toEqual([200, false]);
    },
  );
  it('and of a part that asks for nothing there is nothing', async () => {
    expect(written((await show(ines, await runOf('RAD 130'))).text)).toEqual([]);
  });
});

describe('the steps (GRADING-2)', () => {
  it('lead a run from handed in to its result, and the learner sees nothing of it before (GRADING-5, SUBMIT-2)', async () => {
    const id = await runOf('WRI 120');
    const name = 'Assignment: a protocol';
    expect((await press(ines, id, 'begin')).headers.get('location')).toBe(`${path}/${id}?done`);
    expect([await state(id), (await partOf(id, name))?.lastActivityWorkflow?.state]).toEqual([
      'inGrading',
      'inGrading',
    ]);
    const part = partField((await show(ines, id)).text);
    expect((await press(ines, id, 'save', { [part]: '60' })).status).toBe(303);
    expect((await show(leila, id)).text).toMatch(new RegExp(`name="${part}"[^>]*value="60"`));
    expect((await press(leila, id, 'grade', { [part]: '٧٢٫٥', score: '' })).status).toBe(303);
    const unseen = async () => [
      await partOf(id, name),
      (await mira.course('WRI 120')).aggregate.lastObjectiveRecord,
      await mira.ask(attemptsOf, { params: { id: (await mira.course('WRI 120')).aggregate.id } }),
    ];
    expect([await state(id), await unseen()]).toEqual([
      'graded',
      [
        { lastActivityWorkflow: expect.objectContaining({ state: 'graded' }), bestActivityRecord: null },
        null,
        { items: [], total: 0 },
      ],
    ]);
    expect((await press(ines, id, 'approve')).status).toBe(303);
    expect([await state(id), (await unseen())[1]]).toEqual(['gradingApproved', null]);
    expect((await press(ines, id, 'give')).status).toBe(303);
    const run = await mira.ask(objectiveWorkflowOf, { params: { id } });
    expect(run).toMatchObject({
      state: 'finished',
      objectiveRecordId: expect.any(String),
      finished: expect.any(Number),
    });
    expect(await partOf(id, name)).toMatchObject({
      lastActivityWorkflow: { state: 'finished' },
      bestActivityRecord: { passed: true, normalizedScore: 0.725 },
    });
    const { aggregate } = await mira.course('WRI 120');
    expect(aggregate.lastObjectiveRecord).toMatchObject({
      id: run.objectiveRecordId,
      normalizedScore: 0.725,
      score: 36.25,
      maxScore: 50,
      grade: 'B−',
      passed: true,
      finished: run.finished,
    });
    expect((await mira.ask(attemptsOf, { params: { id: aggregate.id } })).items).toMatchObject([
      { id: run.objectiveRecordId, workflow: { id } },
    ]);
    const over = (await show(ines, id)).text;
    expect(over).toContain('Result released');
    expect(over).not.toContain('name="step"');
  });
  it('go back to grading, where a score of one’s own stands in for that of the parts', async () => {
    const id = await runOf('RAD 130');
    expect(await state(id)).toBe('graded');
    const early = await press(ines, id, 'approve');
    expect([early.status, /There is no score yet/.test(early.text), await state(id)]).toEqual([400, true, 'graded']);
    expect((await press(ines, id, 'reopen')).status).toBe(303);
    const { text } = await show(ines, id);
    const part = partField(text);
    expect((await press(ines, id, 'grade', { ...(part && { [part]: '10' }), score: '41,5' })).status).toBe(303);
    expect((await press(ines, id, 'approve')).status).toBe(303);
    expect((await press(ines, id, 'reopen')).status).toBe(303);
    expect((await show(ines, id)).text).toMatch(/name="score"[^>]*value="41.5"/);
    for (const step of ['grade', 'approve', 'give'])
      expect((await press(ines, id, step, { ...(part && { [part]: '10' }), score: '41.5' })).status, step).toBe(303);
    expect((await mira.course('RAD 130')).aggregate.lastObjectiveRecord).toMatchObject({
      score: 41.5,
      normalizedScore: 0.83,
    });
  });
  it('keep to the reveal policy of the course (GRADE-1, SRV-13)', async () => {
    const [id, { id: accessId }] = [await runOf('QUA 205'), await mira.course('QUA 205')];
    await academy.db.update(objectiveAccesses).set({ gradeRevealPolicy: 1 }).where(eq(objectiveAccesses.id, accessId));
    await press(ines, id, 'reopen');
    const part = partField((await show(ines, id)).text);
    for (const step of ['grade', 'approve', 'give']) await press(ines, id, step, { [part]: '88' });
    expect((await mira.course('QUA 205')).aggregate).toMatchObject({
      lastObjectiveWorkflow: { state: 'finished' },
      lastObjectiveRecord: { score: null, grade: null, passed: null },
    });
  });
});

describe('what is not done', () => {
  it.each([
    ['abc', '“abc” is not a number', 'save'],
    ['<b>', '“&lt;b&gt;” is not a number', 'save'],
    ['1e1', 'is not a number', 'save'],
    ['-1', 'Enter a number from 0 to', 'save'],
    ['1000', 'Enter a number from 0 to', 'grade'],
    ['Infinity', 'is not a number', 'grade'],
  ])('%s is no score: "%s" (GRADING-4)', async (score, said, step) => {
    const id = await runOf('MIC 220');
    const before = await academy.db.select().from(objectiveRecords).where(eq(objectiveRecords.workflowId, id));
    const reply = await press(ines, id, step, { score });
    expect([reply.status, await state(id)]).toEqual([400, 'inGrading']);
    expect(reply.text).toContain(said);
    expect(reply.text).toMatch(/aria-invalid="true" aria-describedby="score-fault/);
    expect(await academy.db.select().from(objectiveRecords).where(eq(objectiveRecords.workflowId, id))).toEqual(before);
  });
  it('one of two graders overwrites nothing, and is told (GRADING-3)', async () => {
    const id = await runOf('MIC 220');
    const shown = (await show(ines, id)).text;
    expect((await press(leila, id, 'save', { score: '20' }, (await show(leila, id)).text)).status).toBe(303);
    const late = await press(ines, id, 'save', { score: '49' }, shown);
    expect([
      late.status,
      /role="alert">A colleague or another tab has changed this[^<]*You entered: Score of the course: 49/.test(
        late.text,
      ),
    ]).toEqual([409, true]);
    const [kept] = await academy.db.select().from(objectiveRecords).where(eq(objectiveRecords.workflowId, id));
    expect(kept?.score).toBe(20);
    // What the page shows now can be gone on with.
    expect((await press(ines, id, 'save', { score: '49' }, late.text)).status).toBe(303);
  });
  it('two that come at once: one is done, one is told (GRADING-3)', async () => {
    const id = await runOf('MIC 220');
    const [one, other] = [(await show(ines, id)).text, (await show(leila, id)).text];
    const replies = await Promise.all([
      press(ines, id, 'save', { score: '11' }, one),
      press(leila, id, 'save', { score: '12' }, other),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    expect((await academy.db.select().from(objectiveRecords).where(eq(objectiveRecords.workflowId, id))).length).toBe(
      1,
    );
  });
  it.each([
    ['give', 409],
    ['approve', 409],
    ['begin', 409],
    ['toString', 400],
    ['', 400],
  ])('the step "%s" out of its turn: %i (GRADING-2)', async (step, status) => {
    const id = await runOf('MIC 220');
    expect((await press(ines, id, step)).status).toBe(status);
    expect(await state(id)).toBe('inGrading');
  });
  it('anything from another site, or with another session’s token (AUTH-5)', async () => {
    const id = await runOf('MIC 220');
    const { text } = await show(ines, id);
    const values = { token: hidden(text, 'token'), version: hidden(text, 'version'), step: 'grade', score: '30' };
    expect((await post(ines, id, values, 'https://evil.example')).status).toBe(403);
    expect((await post(leila, id, values)).status).toBe(403);
    expect(await state(id)).toBe('inGrading');
  });
});
