// A proctored course, from the start-token to the proctor's decision (PROCT-8 to PROCT-11).
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { objectiveAccesses } from '../../../demo/server/db/schema.ts';
import {
  activityWorkflows,
  objectiveRecords,
  objectiveWorkflows,
  proctoringSessions,
} from '../../../demo/server/db/schemaRuns.ts';
import { configurationFile } from '../../../src/contract/configuration.ts';
import { activityTree, startActivityWorkflows } from '../../../src/contract/parts/activities.ts';
import { lastProctoringSession, proctoringStartToken } from '../../../src/contract/parts/proctoring.ts';
import { startObjectiveWorkflow } from '../../../src/contract/courses/objectiveWorkflows.ts';
import { workflowStates } from '../../../src/domain/course/states.ts';
import type { Browser, Learner } from '../support/academy.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const { db } = academy;
const [juno, kofi, ines] = [await academy.as('juno'), await academy.as('kofi'), await academy.as('ines')];
const leila = await academy.browser('leila');

/** Begins the examination again, with its root activity. */
async function begin(who: Learner): Promise<{ readonly run: string; readonly root: string }> {
  const { aggregate } = await who.course('EXA 300');
  const last = aggregate.lastObjectiveWorkflow?.id;
  const id = randomUUID();
  if (last) await forget(last);
  const body = { objectiveWorkflowAggregateId: aggregate.id, id };
  const run = (await who.ask(startObjectiveWorkflow, { body })).id;
  await who.ask(startActivityWorkflows, { body: { objectiveWorkflowId: run, activityPartIds: [] } });
  return { run, root: (await who.course('EXA 300')).aggregate.lastActivityWorkflow?.id ?? '' };
}
/** A run that was there before hinders no new one. */
async function forget(run: string): Promise<void> {
  await db.update(objectiveAccesses).set({ lastWorkflowId: null }).where(eq(objectiveAccesses.lastWorkflowId, run));
  await db
    .update(objectiveWorkflows)
    .set({ state: workflowStates.finished, finished: new Date() })
    .where(eq(objectiveWorkflows.id, run));
}
const tokenOf = async (
  who: Learner,
  { run, root }: { readonly run: string; readonly root: string },
): Promise<string> => {
  const reply = await who.call(proctoringStartToken, { params: { id: run, activityWorkflowId: root } });
  expect(reply.status).toBe(200);
  return String(reply.body['token']);
};
const post = (who: Browser, path: string, values: Readonly<Record<string, string>>, origin = academy.origin) =>
  who.send(path, { method: 'POST', headers: { origin, accept: 'text/html' }, body: new URLSearchParams(values) });
const hidden = (text: string) => /name="token"\s+value="([^"]+)"/.exec(text)?.[1] ?? '';
const sessionPage = '/proctoring/session';
/** Goes through the service as a learner does, in a window of its own. */
async function watch(startToken: string, name: string, window?: Browser) {
  const browser = window ?? (await academy.browser(null));
  await post(browser, '/proctoring/begin', { startToken });
  const reply = await post(browser, '/proctoring/sessions', { startToken, consent: 'yes', name });
  return { browser, reply };
}
const finish = async (browser: Browser) => {
  const { text } = await browser.send(sessionPage);
  return post(browser, `${sessionPage}/finish`, { token: hidden(text), sure: 'yes' });
};
const lastOf = async (who: Learner, { run, root }: { readonly run: string; readonly root: string }) =>
  who.call(lastProctoringSession, { params: { id: run, activityWorkflowId: root } });
const sessions = async () => (await db.select().from(proctoringSessions)).filter(({ tokenId }) => tokenId !== null);
const decide = async (id: string, fields: Readonly<Record<string, string>>, who = leila) => {
  const { text } = await who.send(`/teach/proctoring/${id}`);
  return post(who, `/teach/proctoring/${id}`, { token: hidden(text), ...fields });
};
const stateOf = async (who: Learner) => (await who.course('EXA 300')).aggregate.lastObjectiveWorkflow;

let exam: { readonly run: string; readonly root: string };
beforeEach(async () => {
  exam = await begin(juno);
});

describe('the service (PROCT-8, PROCT-9)', () => {
  it('is where the configuration says, takes the token out of the address, and may ask for a camera, alone', async () => {
    const { proctoringUrl } = await juno.ask(configurationFile, {});
    const window = await academy.browser(null);
    const page = await window.send(proctoringUrl ?? '');
    expect(page.status).toBe(200);
    expect(page.headers.get('permissions-policy')).toContain('camera=(self)');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    expect((await window.send('/learn')).headers.get('permissions-policy')).toContain('camera=()');
  });
  it('asks for consent and the name, begins a session, and the run names it', async () => {
    const startToken = await tokenOf(juno, exam);
    const window = await academy.browser(null);
    const page = await post(window, '/proctoring/begin', { startToken });
    expect([page.status, page.text.includes('Juno Hartmann'), page.text.includes('Biostatistics')]).toEqual([
      200,
      true,
      true,
    ]);
    expect((await lastOf(juno, exam)).status).toBe(404);
    const { reply, browser } = await watch(startToken, ' juno  HARTMANN ', window);
    expect([reply.status, reply.headers.get('location')]).toEqual([303, sessionPage]);
    const { body } = await lastOf(juno, exam);
    expect(body).toMatchObject({ state: 'created' });
    const [root] = await db.select().from(activityWorkflows).where(eq(activityWorkflows.id, exam.root));
    expect(root?.lastProctoringSessionId).toBe(body['id']);
    expect((await browser.send(sessionPage)).text).toContain('You are being supervised');
    // Its work goes on.
    const id = exam.run;
    const tree = await juno.ask(activityTree, { params: { id } });
    const path = [tree.children[0]?.id ?? ''];
    expect(
      (await juno.call(startActivityWorkflows, { body: { objectiveWorkflowId: id, activityPartIds: path } })).status,
    ).toBe(200);
  });
  it.each([
    ['without consent', { name: 'Juno Hartmann' }, 'agree to it'],
    ['by another name', { consent: 'yes', name: 'Kofi Mensah' }, 'not the name'],
    ['without a name', { consent: 'yes', name: ' ' }, 'not the name'],
  ])('begins nothing %s, and says why', async (_what, fields, said) => {
    const startToken = await tokenOf(juno, exam);
    const reply = await post(await academy.browser(null), '/proctoring/sessions', { startToken, ...fields } as Record<
      string,
      string
    >);
    expect([reply.status, reply.text.includes(said), reply.text.includes('role="alert"')]).toEqual([400, true, true]);
    expect((await lastOf(juno, exam)).status).toBe(404);
  });
  const altered = (token: string) => {
    const [head, body = '', sign] = token.split('.');
    const facts = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
    return [head, Buffer.from(JSON.stringify({ ...facts, sub: 'x' })).toString('base64url'), sign].join('.');
  };
  it.each([
    ['nothing', () => '', 400, 'cannot be used'],
    ['what is no token', () => 'abc', 400, 'cannot be used'],
    ['one without end', () => 'a'.repeat(5000), 400, 'cannot be used'],
    ['an altered one', altered, 400, 'cannot be used'],
    [
      'an unsigned one',
      (token: string) => `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`,
      400,
      'cannot be used',
    ],
  ])('takes no token that is %s', async (_what, make, status, said) => {
    const startToken = make(await tokenOf(juno, exam));
    for (const path of ['/proctoring/begin', '/proctoring/sessions']) {
      const reply = await post(await academy.browser(null), path, {
        startToken,
        consent: 'yes',
        name: 'Juno Hartmann',
      });
      expect([reply.status, reply.text.includes(said)]).toEqual([status, true]);
    }
    expect((await lastOf(juno, exam)).status).toBe(404);
  });
  it('an expired token begins nothing', async () => {
    const startToken = await tokenOf(juno, exam);
    const offset = academy.clock().offset();
    await academy.clock().moveTo(offset + 11 * 60_000);
    const { reply } = await watch(startToken, 'Juno Hartmann');
    await academy.clock().moveTo(offset);
    expect([reply.status, reply.text.includes('has expired')]).toEqual([410, true]);
    expect((await lastOf(juno, exam)).status).toBe(404);
  });
  it('a token that is used begins nothing more, nor does another one while its session goes on', async () => {
    const [startToken, second] = [await tokenOf(juno, exam), await tokenOf(juno, exam)];
    await watch(startToken, 'Juno Hartmann');
    const again = await watch(startToken, 'Juno Hartmann');
    expect([again.reply.status, again.reply.text.includes('been used already')]).toEqual([409, true]);
    const other = await watch(second, 'Juno Hartmann');
    expect([other.reply.status, other.reply.text.includes('supervised already')]).toEqual([409, true]);
    expect((await sessions()).filter(({ activityWorkflowId }) => activityWorkflowId === exam.root)).toHaveLength(1);
  });
  it('a token that is used twice at one moment begins one session', async () => {
    const startToken = await tokenOf(juno, exam);
    const both = await Promise.all([1, 2].map(() => watch(startToken, 'Juno Hartmann')));
    expect(both.map(({ reply }) => reply.status).toSorted()).toEqual([303, 409]);
  });
  it('the token of another learner is not taken where somebody else is signed in, nor asked for', async () => {
    const startToken = await tokenOf(juno, exam);
    const reply = await post(await academy.browser('kofi'), '/proctoring/begin', { startToken });
    expect([reply.status, reply.text.includes('belongs to someone else')]).toEqual([403, true]);
    expect(
      (await kofi.call(proctoringStartToken, { params: { id: exam.run, activityWorkflowId: exam.root } })).status,
    ).toBe(404);
  });
  it('takes no form of another site', async () => {
    const startToken = await tokenOf(juno, exam);
    expect(
      (await post(await academy.browser(null), '/proctoring/begin', { startToken }, 'https://elsewhere.example'))
        .status,
    ).toBe(403);
  });
});

describe('a session that goes on and ends (PROCT-10)', () => {
  it('reports that it is seen; a closed window ends nothing, and goes on in the same browser alone', async () => {
    const { browser } = await watch(await tokenOf(juno, exam), 'Juno Hartmann');
    const token = hidden((await browser.send(sessionPage)).text);
    expect((await post(browser, `${sessionPage}/seen`, { token })).status).toBe(204);
    expect((await post(browser, `${sessionPage}/seen`, { token: 'x' })).status).toBe(403);
    const again = await post(browser, '/proctoring/begin', { startToken: await tokenOf(juno, exam) });
    expect([again.status, again.headers.get('location')]).toEqual([303, sessionPage]);
    expect((await (await academy.browser(null)).send(sessionPage)).status).toBe(404);
    const [session] = (await sessions()).filter(({ activityWorkflowId }) => activityWorkflowId === exam.root);
    await db
      .update(proctoringSessions)
      .set({ seen: new Date(academy.clock().now() - 60_000) })
      .where(eq(proctoringSessions.id, session?.id ?? ''));
    expect((await leila.send(`/teach/proctoring/${session?.id}`)).text).toContain('window closed');
    expect((await lastOf(juno, exam)).body).toMatchObject({ state: 'created' });
  });
  it('asks once more before it is finished; then the run is with its proctor, and nothing is done in it', async () => {
    const { browser } = await watch(await tokenOf(juno, exam), 'Juno Hartmann');
    const token = hidden((await browser.send(sessionPage)).text);
    expect((await post(browser, `${sessionPage}/finish`, { token })).text).toContain('Yes, finish now');
    expect((await lastOf(juno, exam)).body).toMatchObject({ state: 'created' });
    await finish(browser);
    expect((await browser.send(sessionPage)).text).toContain('You have finished');
    expect((await lastOf(juno, exam)).body).toMatchObject({ state: 'finished' });
    const tree = await juno.ask(activityTree, { params: { id: exam.run } });
    const body = { objectiveWorkflowId: exam.run, activityPartIds: [tree.children[0]?.id ?? ''] };
    expect((await juno.call(startActivityWorkflows, { body })).status).toBe(409);
    expect(
      (await juno.call(proctoringStartToken, { params: { id: exam.run, activityWorkflowId: exam.root } })).status,
    ).toBe(409);
  });
  it('is ended by a proctor while the learner works: the window says so', async () => {
    const { browser } = await watch(await tokenOf(juno, exam), 'Juno Hartmann');
    const token = hidden((await browser.send(sessionPage)).text);
    const id = String((await lastOf(juno, exam)).body['id']);
    expect((await decide(id, { action: 'end' })).status).toBe(303);
    expect((await post(browser, `${sessionPage}/seen`, { token })).status).toBe(409);
    expect((await browser.send(sessionPage)).text).toContain('Your proctor has ended');
    const [shown] = [(await leila.send(`/teach/proctoring/${id}`)).text];
    expect((await post(leila, `/teach/proctoring/${id}`, { token: hidden(shown), action: 'end' })).status).toBe(409);
  });
});

describe('what a proctor decides (PROCT-11)', () => {
  async function over(): Promise<string> {
    const { browser } = await watch(await tokenOf(juno, exam), 'Juno Hartmann');
    await finish(browser);
    return String((await lastOf(juno, exam)).body['id']);
  }
  it.each([
    ['ada', 200],
    ['leila', 200],
    ['juno', 403],
    ['omar', 403],
  ])('the page is for instructors and administrators: %s gets %i', async (name, status) => {
    expect((await (await academy.browser(name)).send('/teach/proctoring')).status).toBe(status);
  });
  it('lists sessions, the newest first', async () => {
    await over();
    const { text } = await leila.send('/teach/proctoring');
    expect([text.includes('Juno Hartmann'), text.includes('Waiting for a decision')]).toEqual([true, true]);
  });
  it('released, the run is handed in as it stands, and graded', async () => {
    const id = await over();
    expect((await decide(id, { action: 'release' })).status).toBe(303);
    expect(await stateOf(juno)).toMatchObject({ state: 'submitted', gradingByProctoring: false });
    expect((await leila.send(`/teach/proctoring/${id}`)).text).toContain('Released');
  });
  it('rejected, with a reason, it ends without points', async () => {
    const id = await over();
    const refused = await decide(id, { action: 'reject', reason: ' ' });
    expect([refused.status, refused.text.includes('Say why')]).toEqual([400, true]);
    expect((await decide(id, { action: 'reject', reason: 'A second <b>person</b>' })).status).toBe(303);
    expect(await stateOf(juno)).toMatchObject({ state: 'finished' });
    const [record] = await db.select().from(objectiveRecords).where(eq(objectiveRecords.workflowId, exam.run));
    expect(record).toMatchObject({ normalizedScore: 0, passed: false });
    expect((await leila.send(`/teach/proctoring/${id}`)).text).toContain('A second &lt;b&gt;person&lt;/b&gt;');
  });
  it('once: two at one moment, and afterwards, are told', async () => {
    const id = await over();
    const { text } = await leila.send(`/teach/proctoring/${id}`);
    const both = await Promise.all(
      ['release', 'reject'].map((action) =>
        post(leila, `/teach/proctoring/${id}`, { token: hidden(text), action, reason: 'x' }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    expect((await post(leila, `/teach/proctoring/${id}`, { token: hidden(text), action: 'release' })).status).toBe(409);
  });
  it('not while it goes on', async () => {
    await watch(await tokenOf(juno, exam), 'Juno Hartmann');
    const id = String((await lastOf(juno, exam)).body['id']);
    const { text } = await leila.send(`/teach/proctoring/${id}`);
    expect((await post(leila, `/teach/proctoring/${id}`, { token: hidden(text), action: 'release' })).status).toBe(409);
  });
  it('nobody decides about themselves', async () => {
    const own = await begin(ines);
    const { browser } = await watch(await tokenOf(ines, own), 'Ines Lindqvist');
    await finish(browser);
    const id = String((await lastOf(ines, own)).body['id']);
    const instructor = await academy.browser('ines');
    const { text } = await instructor.send(`/teach/proctoring/${id}`);
    expect(text).toContain('your own examination');
    const [any] = await sessions();
    const token = hidden((await instructor.send(`/teach/proctoring/${any?.id}`)).text);
    expect((await post(instructor, `/teach/proctoring/${id}`, { token, action: 'release' })).status).toBe(403);
  });
  it.each([
    ['what it cannot do', { action: 'promote' }, 400],
    ['nothing', {}, 400],
  ])('a form that asks for %s is a bad request', async (_what, fields, status) => {
    expect((await decide(await over(), fields as Record<string, string>)).status).toBe(status);
  });
  it('a session that is none is not found, and a form without its token is not taken', async () => {
    expect((await leila.send('/teach/proctoring/none')).status).toBe(404);
    expect((await post(leila, `/teach/proctoring/${await over()}`, { token: 'x', action: 'release' })).status).toBe(
      403,
    );
  });
});
