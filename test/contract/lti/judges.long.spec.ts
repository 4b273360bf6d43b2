// The platform as two libraries for tools see it that nobody here wrote (LTI-7, LTI-12, LTI-20, LTI-22, LTI-24, LTI-30).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { ltiTools } from '../../../demo/server/db/schemaLti.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { judgeCore } from './support/judgeCore.ts';
import { judgeLtijs, toolBrowser } from './support/judgeLtijs.ts';
import { startAcademy } from '../support/startAcademy.ts';
import { formOf, playCourseBy, registerTool, toolBench, type BenchTool } from '../support/toolBench.ts';

const academy = await startAcademy();
const { db, origin } = academy;
const bench = toolBench(academy);
const pavel = uuidOf('user:pavel');
const ltijs = await judgeLtijs(academy, 'judge-ltijs');
afterAll(() => ltijs.close());
let tool: BenchTool;
let core: Awaited<ReturnType<typeof judgeCore>>;
let coreTool: BenchTool;
beforeAll(async () => {
  tool = await registerTool(db, { ...ltijs.addresses, personalData: 'email' });
  // It takes no message without an address.
  coreTool = await registerTool(db, { id: 'judge-core', deploymentId: 'core-1', personalData: 'email' });
  core = await judgeCore(academy, coreTool);
  await db.update(ltiTools).set({ publicKeys: core.publicKeys }).where(eq(ltiTools.id, coreTool.id));
});

/** A new launch of a course that is a tool alone. */
async function address(code: string) {
  const learner = await academy.as('pavel');
  const access = await learner.course(code);
  if (access.aggregate.lastObjectiveWorkflow?.state !== 'inProgress') {
    const body = { objectiveWorkflowAggregateId: access.aggregate.id, id: crypto.randomUUID() };
    expect((await learner.send('POST', '/api/lms/v1/start-objective-workflows', body, 'respond-sync')).status).toBe(
      200,
    );
  }
  const run = (await learner.course(code)).aggregate.lastObjectiveWorkflow?.id ?? '';
  const body = { activityWorkflowIds: [], activityPartIds: [] };
  const reply = await learner.send('POST', `/api/lms/v1/objective-workflows/${run}/resource-link`, body);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  const result = async () => {
    const { lastObjectiveWorkflow: last, lastObjectiveRecord: record } = (await learner.course(code)).aggregate;
    return [last?.state, record?.normalizedScore ?? null];
  };
  return { link: String(reply.body['targetLinkUri']), result };
}
const now = () => new Date().toISOString();

it('ltijs: launched, it lists members and columns, makes and deletes one, and its score ends the course', async () => {
  await playCourseBy(db, 'LAB 230', tool.id);
  const { link, result } = await address('LAB 230');
  const open = toolBrowser(new URL(tool.targetLinkUri).origin);
  // Each step is a request of the frame: the portal’s launch, the tool’s login, the portal’s answer, the tool.
  const toLogin = (await bench.get(link)).headers.get('location') ?? '';
  const toAuthorize = (await open(toLogin)).headers.get('location') ?? '';
  expect(toAuthorize.startsWith(`${origin}/lti/authorize?`)).toBe(true);
  const page = await bench.get(toAuthorize);
  const form = formOf(await page.text());
  const shown = await open(form.action, { method: 'POST', body: new URLSearchParams(form.fields) });
  expect([shown.status, await shown.json()]).toEqual([200, { user: pavel }]);
  const token = ltijs.token();
  expect(token['userInfo']).toMatchObject({ name: 'Pavel Varga', email: 'pavel.varga@aldergrove.example' });

  const { lti } = ltijs;
  const { members } = await lti.NamesAndRoles.getMembers(token, { limit: 1, pages: 100 });
  expect(members.map((member) => member['user_id'])).toContain(pavel);
  const { lineItems } = await lti.Grade.getLineItems(token);
  const own = String(lineItems[0]?.['id']);
  const made = await lti.Grade.createLineItem(token, { label: 'By ltijs', scoreMaximum: 5, tag: 'judge' });
  expect((await lti.Grade.getLineItems(token, { tag: 'judge' })).lineItems).toHaveLength(1);
  // A column that no part has: its score is for who grades, and changes no run (LTI-24).
  await lti.Grade.submitScore(token, String(made['id']), {
    userId: pavel,
    scoreGiven: 3,
    scoreMaximum: 5,
    activityProgress: 'Completed',
    gradingProgress: 'FullyGraded',
  });
  expect(await result()).toEqual(['inProgress', null]);
  const leila = await academy.browser('leila');
  const [scores] = /\/teach\/tools\/[^"]+\/scores\/[^"]+(?="><b dir="auto">By ltijs)/.exec(
    (await leila.send(`/teach/tools/${String((token['platformContext'] as { context: { id: string } }).context.id)}`))
      .text,
  ) ?? [''];
  expect((await leila.send(scores)).text).toMatch(/Pavel Varga<\/th>[^]*Completed[^]*3 of 5/);
  await lti.Grade.deleteLineItemById(token, String(made['id']));
  expect((await lti.Grade.getLineItems(token, { tag: 'judge' })).lineItems).toEqual([]);
  await lti.Grade.submitScore(token, own, {
    userId: pavel,
    scoreGiven: 85,
    scoreMaximum: 100,
    activityProgress: 'Completed',
    gradingProgress: 'FullyGraded',
  });
  expect(await result()).toEqual(['finished', 0.85]);
  const { scores: told } = await lti.Grade.getScores(token, own, { userId: pavel });
  expect(told).toMatchObject([{ userId: pavel, resultScore: 85, resultMaximum: 100 }]);

  // What ltijs was told once it takes from nobody again.
  const again = await open(form.action, { method: 'POST', body: new URLSearchParams(form.fields) });
  expect(again.status).toBe(401);
});

it('@lti-tool/core: launched, it lists members and columns, and its score ends the course', async () => {
  await playCourseBy(db, 'LAB 231', coreTool.id);
  const { link, result } = await address('LAB 231');
  const login = await bench.begin(link);
  const launchUrl = coreTool.redirectUris[0] ?? '';
  const { form } = await bench.answer(new URL(await core.login(login, launchUrl)));
  expect(form.action).toBe(launchUrl);
  const { id_token: idToken = '', state = '' } = form.fields;
  const session = await core.tool.createSession(await core.tool.verifyLaunch(idToken, state));
  expect(session).toMatchObject({ user: { id: pavel, name: 'Pavel Varga' } });
  // It has burnt the nonce.
  await expect(core.tool.verifyLaunch(idToken, state)).rejects.toThrow();

  const members = await core.tool.getMembers(session);
  expect(members.map((member) => (member as { userId?: string }).userId)).toContain(pavel);
  expect(await core.tool.listLineItems(session)).toHaveLength(1);
  await core.tool.submitScore(session, {
    userId: pavel,
    scoreGiven: 7,
    scoreMaximum: 10,
    activityProgress: 'Completed',
    gradingProgress: 'FullyGraded',
    timestamp: now(),
  });
  expect(await result()).toEqual(['finished', 0.7]);
  expect(await core.tool.getScores(session)).toMatchObject([{ resultScore: 70, resultMaximum: 100 }]);
});

it('@lti-tool/core notices a nonce that is not its own, and each a message for another', async () => {
  await playCourseBy(db, 'LAB 231', coreTool.id);
  const begin = async () => bench.begin((await address('LAB 231')).link);
  const launchUrl = coreTool.redirectUris[0] ?? '';
  const login = await begin();
  const wished = new URL(await core.login(login, launchUrl));
  wished.searchParams.set('nonce', 'another');
  const { form } = await bench.answer(wished);
  await expect(core.tool.verifyLaunch(form.fields['id_token'] ?? '', form.fields['state'] ?? '')).rejects.toThrow();
  const open = toolBrowser(new URL(tool.targetLinkUri).origin);
  const other = await open(tool.targetLinkUri, { method: 'POST', body: new URLSearchParams(form.fields) });
  expect(other.status).toBe(401);
});
