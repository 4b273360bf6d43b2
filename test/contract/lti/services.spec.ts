// What tools ask of the platform by themselves: tokens, grades, members (LTI-12, LTI-20 to LTI-23, LTI-30).
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { claim, scopes } from '../../../demo/server/lti/claims.ts';
import { objectiveRecords, objectiveWorkflows } from '../../../demo/server/db/schemaRuns.ts';
import { ltiTools } from '../../../demo/server/db/schemaLti.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { workflowStates as states } from '../../../src/domain/course/states.ts';
import { startAcademy } from '../support/startAcademy.ts';
import { assertionOf, playCourseBy, registerTool, toolBench, toolKey, type BenchTool } from '../support/toolBench.ts';

const academy = await startAcademy();
const { db, origin } = academy;
const bench = toolBench(academy);
const pavel = uuidOf('user:pavel');
const tokenUrl = `${origin}/lti/token`;
let tool: BenchTool;
let other: BenchTool;
let course = '';
let otherCourse = '';
beforeAll(async () => {
  tool = await registerTool(db, { personalData: 'email' });
  other = await registerTool(db);
  course = (await playCourseBy(db, 'LAB 230', tool.id, { custom: { who: '$Person.name.full' } })).id;
  otherCourse = (await playCourseBy(db, 'LAB 231', other.id)).id;
});

const tokens = new Map<string, string>();
async function ask(
  scope: string | null,
  path: string,
  {
    method = 'GET',
    body,
    by = tool,
    type = 'application/json',
  }: { method?: string; body?: unknown; by?: BenchTool; type?: string } = {},
): Promise<{ readonly status: number; readonly headers: Headers; readonly body: unknown }> {
  const name = `${by.id} ${scope}`;
  if (scope && !tokens.has(name)) tokens.set(name, String((await bench.token(by, scope)).body['access_token']));
  const reply = await fetch(path.startsWith('http') ? path : `${origin}/lti/courses/${path}`, {
    method,
    headers: {
      ...(scope && { authorization: `Bearer ${tokens.get(name)}` }),
      ...(body !== undefined && { 'content-type': type }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await reply.text();
  return { status: reply.status, headers: reply.headers, body: (text ? JSON.parse(text) : null) as unknown };
}
type Item = Readonly<Record<'id' | 'label' | 'resourceLinkId' | 'tag' | 'resourceId', string>> & {
  scoreMaximum: number;
};
const make = async (body: object = {}, by?: BenchTool, into = course) =>
  ask(scopes.lineItem, `${into}/line-items`, {
    method: 'POST',
    body: { label: 'Quiz', scoreMaximum: 10, ...body },
    ...(by && { by }),
    type: 'application/vnd.ims.lis.v2.lineitem+json',
  });
const score = (more: object = {}) => ({
  userId: pavel,
  scoreGiven: 8,
  scoreMaximum: 10,
  activityProgress: 'Completed',
  gradingProgress: 'FullyGraded',
  timestamp: new Date().toISOString(),
  ...more,
});
const give = (item: string, body: object, by?: BenchTool) =>
  ask(scopes.score, `${item}/scores`, {
    method: 'POST',
    body,
    ...(by && { by }),
    type: 'application/vnd.ims.lis.v1.score+json',
  });

describe('LTI-12: a token', () => {
  it('has the scopes that were asked for, and no other', async () => {
    const { status, body } = await bench.token(tool, `${scopes.score} ${scopes.members} openid`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: `${scopes.score} ${scopes.members}` });
  });

  it('is not given twice for the same assertion, nor to two at once', async () => {
    const { assertion } = await bench.token(tool, scopes.score);
    expect((await bench.token(tool, scopes.score, { assertion })).body).toMatchObject({ error: 'invalid_client' });
    const another = await assertionOf(tool, tool.key, { aud: tokenUrl });
    const both = await Promise.all([1, 2].map(() => bench.token(tool, scopes.score, { assertion: another })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it.each<[string, () => Promise<string>]>([
    ['by another key', async () => assertionOf(tool, { ...(await toolKey()), kid: tool.key.kid }, { aud: tokenUrl })],
    ['by a key that is not there', async () => assertionOf(tool, await toolKey(), { aud: tokenUrl })],
    ['for another address', async () => assertionOf(tool, tool.key, { aud: `${origin}/lti/authorize` })],
    ['for nobody', async () => assertionOf(tool, tool.key, {})],
    ['that has expired', async () => assertionOf(tool, tool.key, { aud: tokenUrl }, '-5m')],
    ['in another’s name', async () => assertionOf(tool, tool.key, { aud: tokenUrl, sub: other.id })],
    ['of a tool that nobody registered', async () => assertionOf({ id: 'nobody' }, tool.key, { aud: tokenUrl })],
    ['without an id', async () => assertionOf(tool, tool.key, { aud: tokenUrl, jti: undefined })],
    ['that is no token', async () => 'x'],
  ])('is not given for an assertion %s', async (_name, assertion) => {
    const reply = await bench.token(tool, scopes.score, { assertion: await assertion() });
    expect([reply.status, reply.body['error']]).toEqual([401, 'invalid_client']);
  });

  it('is not given without a scope that there is, nor in another way', async () => {
    expect((await bench.token(tool, 'everything')).body).toMatchObject({ error: 'invalid_scope' });
    const reply = await fetch(tokenUrl, { method: 'POST', body: new URLSearchParams({ grant_type: 'password' }) });
    expect(await reply.json()).toMatchObject({ error: 'unsupported_grant_type' });
  });

  it('opens what its scope says, and nothing else', async () => {
    const item = ((await make()).body as Item).id;
    const cases = [
      ['GET', `${course}/line-items`, [scopes.lineItem, scopes.lineItemRead]],
      ['POST', `${course}/line-items`, [scopes.lineItem]],
      ['GET', item, [scopes.lineItem, scopes.lineItemRead]],
      ['PUT', item, [scopes.lineItem]],
      ['GET', `${item}/results`, [scopes.result]],
      ['POST', `${item}/scores`, [scopes.score]],
      ['GET', `${course}/members`, [scopes.members]],
      ['DELETE', item, [scopes.lineItem]],
    ] as const;
    for (const [method, path, opened] of cases) {
      expect((await ask(null, path, { method })).status, `${method} ${path} by nobody`).toBe(401);
      for (const scope of Object.values(scopes).filter((one) => !(opened as readonly string[]).includes(one)))
        expect((await ask(scope, path, { method })).status, `${method} ${path} by ${scope}`).toBe(403);
    }
  });
});

describe('LTI-20: line items', () => {
  it('each part has one by itself, which stays with it', async () => {
    const { body } = await ask(scopes.lineItemRead, `${course}/line-items`);
    const own = (body as Item[])[0];
    expect(own).toMatchObject({ label: 'Virtual Laboratory: Pipetting', scoreMaximum: 100 });
    expect((await ask(scopes.lineItem, own?.id ?? '', { method: 'DELETE' })).status).toBe(405);
    expect((await ask(scopes.lineItemRead, own?.id ?? '')).status).toBe(200);
  });

  it('are made, read, changed and deleted', async () => {
    const made = await make({ tag: 'quiz', resourceId: 'r1', startDateTime: '2026-12-01T00:00:00Z' });
    expect(made.status).toBe(201);
    expect(made.headers.get('content-type')).toContain('application/vnd.ims.lis.v2.lineitem+json');
    const item = made.body as Item;
    expect(item).toMatchObject({ label: 'Quiz', scoreMaximum: 10, tag: 'quiz', resourceId: 'r1' });
    expect((await ask(scopes.lineItemRead, item.id)).body).toEqual(item);
    const changed = await ask(scopes.lineItem, item.id, {
      method: 'PUT',
      body: { label: 'Test', scoreMaximum: 20, tag: 'test' },
    });
    expect(changed.body).toEqual({ id: item.id, label: 'Test', scoreMaximum: 20, tag: 'test' });
    expect((await ask(scopes.lineItem, item.id, { method: 'DELETE' })).status).toBe(204);
    expect((await ask(scopes.lineItem, item.id)).status).toBe(404);
    expect((await ask(scopes.lineItem, item.id, { method: 'DELETE' })).status).toBe(404);
  });

  it.each([
    ['a blank label', { label: '  ' }],
    ['no label', { label: undefined }],
    ['a maximum of 0', { scoreMaximum: 0 }],
    ['a maximum below 0', { scoreMaximum: -1 }],
    ['a maximum that is no number', { scoreMaximum: '10' }],
    ['a day for an instant', { startDateTime: 'tomorrow' }],
    ['a label that is too long', { label: 'x'.repeat(501) }],
  ])('are not made with %s', async (_name, body) => {
    expect((await make(body)).status).toBe(400);
    const item = ((await make()).body as Item).id;
    const change = { label: 'Quiz', scoreMaximum: 10, ...body };
    expect((await ask(scopes.lineItem, item, { method: 'PUT', body: change })).status).toBe(400);
  });

  it('are not made of what is no JSON', async () => {
    const reply = await ask(scopes.lineItem, `${course}/line-items`, { method: 'POST', body: '{' });
    expect(reply.status).toBe(400);
  });

  it('stay with the links of their own course, and are found by link, resource and tag', async () => {
    const own = (await ask(scopes.lineItem, `${course}/line-items`)).body as Item[];
    const link = own[0]?.resourceLinkId ?? '';
    const foreign = ((await ask(scopes.lineItem, `${otherCourse}/line-items`, { by: other })).body as Item[])[0];
    expect((await make({ resourceLinkId: foreign?.resourceLinkId })).status).toBe(404);
    expect((await make({ resourceLinkId: link, tag: 'found', resourceId: 'r-found' })).status).toBe(201);
    const found = async (query: string) =>
      ((await ask(scopes.lineItem, `${course}/line-items?${query}`)).body as Item[]).map(({ tag }) => tag);
    expect(await found('tag=found')).toEqual(['found']);
    expect(await found('resource_id=r-found')).toEqual(['found']);
    expect(await found(`resource_link_id=${link}`)).toEqual([undefined, 'found']);
    expect(await found('tag=nothing')).toEqual([]);
    const elsewhere = await ask(scopes.lineItem, `${course}/line-items?resource_link_id=${foreign?.resourceLinkId}`);
    expect(elsewhere.status).toBe(404);
  });

  it('are told page by page', async () => {
    for (let n = 0; n < 4; n++) await make({ tag: 'page', label: `Page ${n}` });
    const seen: string[] = [];
    let next: string | undefined = `${course}/line-items?tag=page&limit=2`;
    let pages = 0;
    while (next) {
      const reply: Awaited<ReturnType<typeof ask>> = await ask(scopes.lineItem, next);
      seen.push(...(reply.body as Item[]).map(({ label }) => label));
      next = /^<([^>]+)>; rel="next"$/.exec(reply.headers.get('link') ?? '')?.[1];
      pages += 1;
    }
    expect([pages, seen]).toEqual([2, ['Page 0', 'Page 1', 'Page 2', 'Page 3']]);
    expect((await ask(scopes.lineItem, `${course}/line-items?limit=none`)).status).toBe(400);
  });

  it('of another tool or course are not there', async () => {
    const item = ((await make()).body as Item).id;
    expect((await ask(scopes.lineItem, item, { by: other })).status).toBe(404);
    expect((await ask(scopes.lineItem, item.replace(course, otherCourse), { by: other })).status).toBe(404);
    expect((await ask(scopes.lineItem, `${otherCourse}/line-items`)).status).toBe(404);
    expect((await ask(scopes.lineItem, 'nothing/line-items')).status).toBe(404);
    expect((await ask(scopes.members, `${otherCourse}/members`)).status).toBe(404);
  });
});

describe('LTI-21: scores', () => {
  it('are kept, the newest of each learner, and told as results', async () => {
    const item = ((await make({ scoreMaximum: 50 })).body as Item).id;
    const before = Date.now() - 60_000;
    const at = (seconds: number) => new Date(before + seconds * 1000).toISOString();
    expect((await give(item, score({ timestamp: at(1), comment: 'Good' }))).status).toBe(204);
    expect((await give(item, score({ timestamp: at(0), scoreGiven: 1 }))).status).toBe(409);
    const results = async (query = '') => (await ask(scopes.result, `${item}/results${query}`)).body as object[];
    expect(await results()).toEqual([
      {
        id: `${item}/results/${pavel}`,
        scoreOf: item,
        userId: pavel,
        resultScore: 40,
        resultMaximum: 50,
        comment: 'Good',
      },
    ]);
    // Sent again because the answer was lost.
    expect((await give(item, score({ timestamp: at(1), comment: 'Good' }))).status).toBe(204);
    expect((await give(item, score({ timestamp: at(1), comment: 'Bad' }))).status).toBe(409);
    expect((await give(item, score({ timestamp: at(2), gradingProgress: 'PendingManual' }))).status).toBe(204);
    expect(await results()).toMatchObject([{ userId: pavel, resultMaximum: 50 }]);
    expect((await results())[0]).not.toHaveProperty('resultScore');
    expect(await results('?user_id=somebody')).toEqual([]);
  });

  it.each([
    ['above its maximum', { scoreGiven: 10.1 }, 400],
    ['below 0', { scoreGiven: -1 }, 400],
    ['without its maximum', { scoreMaximum: undefined }, 400],
    ['of a maximum of 0', { scoreMaximum: 0, scoreGiven: 0 }, 400],
    ['that is no number', { scoreGiven: 'all' }, 400],
    ['in a progress that there is not', { activityProgress: 'Done' }, 400],
    ['graded in another way', { gradingProgress: 'Maybe' }, 400],
    ['without a time', { timestamp: undefined }, 400],
    ['at a time without a zone', { timestamp: '2026-11-20T10:00:00' }, 400],
    ['in the future', { timestamp: '2036-11-20T10:00:00Z' }, 400],
    ['of nobody', { userId: undefined }, 400],
    ['of somebody who is not there', { userId: 'nobody' }, 404],
    ['of somebody who does not take the course', { userId: uuidOf('user:omar') }, 404],
  ])('%s are refused', async (_name, body, status) => {
    const item = ((await make()).body as Item).id;
    expect((await give(item, score(body))).status).toBe(status);
    expect((await ask(scopes.result, `${item}/results`)).body).toEqual([]);
  });

  it('LTI-22: of a part go into the run: it waits for its grade, and is over with it', async () => {
    const learner = await academy.as('pavel');
    const own = ((await ask(scopes.lineItem, `${course}/line-items`)).body as Item[])[0]?.id ?? '';
    const state = async () => {
      const { lastObjectiveWorkflow: run, lastObjectiveRecord: record } = (await learner.course('LAB 230')).aggregate;
      return { state: run?.state, score: record?.normalizedScore ?? null };
    };
    await give(own, score({ activityProgress: 'InProgress', gradingProgress: 'NotReady', scoreGiven: null }));
    expect(await state()).toEqual({ state: 'inProgress', score: null });
    await give(own, score({ gradingProgress: 'PendingManual', scoreGiven: null }));
    expect(await state()).toEqual({ state: 'inGrading', score: null });
    expect((await give(own, score({ scoreGiven: 85, scoreMaximum: 100 }))).status).toBe(204);
    expect(await state()).toEqual({ state: 'finished', score: 0.85 });
    // What is over is over, and nothing of it is kept.
    const late = await give(own, score({ scoreGiven: 99, scoreMaximum: 100 }));
    expect(late.status).toBe(409);
    expect((await ask(scopes.result, `${own}/results`)).body).toMatchObject([{ resultScore: 85 }]);
    const [record] = await db.select().from(objectiveRecords).where(eq(objectiveRecords.normalizedScore, 0.85));
    const [run] = await db
      .select()
      .from(objectiveWorkflows)
      .where(eq(objectiveWorkflows.id, record?.workflowId ?? ''));
    expect(run).toMatchObject({ state: states.finished, userId: pavel });
  });
});

describe('LTI-30: members', () => {
  type Members = {
    readonly context: object;
    readonly members: readonly (Readonly<Record<string, unknown>> & {
      readonly user_id: string;
      readonly roles: readonly string[];
    })[];
  };
  const members = async (query = '') => {
    const reply = await ask(scopes.members, `${course}/members${query}`);
    return { ...reply, ...(reply.body as Members) };
  };

  it('are those who take the course and those who teach, with as much as the tool may know', async () => {
    const all = await members();
    expect(all.headers.get('content-type')).toContain('application/vnd.ims.lti-nrps.v2.membershipcontainer+json');
    expect(all.context).toMatchObject({ id: course, label: 'LAB 230' });
    const ids = all.members.map(({ user_id: id }) => id);
    expect(ids).toContain(pavel);
    expect(ids).toContain(uuidOf('user:leila'));
    expect(ids).not.toContain(uuidOf('user:omar'));
    expect(all.members.find(({ user_id: id }) => id === pavel)).toMatchObject({
      status: 'Active',
      name: 'Pavel Varga',
      email: 'pavel.varga@aldergrove.example',
    });
    await db.update(ltiTools).set({ personalData: 'none' }).where(eq(ltiTools.id, tool.id));
    for (const member of (await members()).members)
      expect(Object.keys(member).sort()).toEqual(['roles', 'status', 'user_id']);
    await db.update(ltiTools).set({ personalData: 'email' }).where(eq(ltiTools.id, tool.id));
  });

  it('are told by role, whole or in short', async () => {
    const learner = 'http://purl.imsglobal.org/vocab/lis/v2/membership#Learner';
    const learners = await members(`?role=${encodeURIComponent(learner)}`);
    expect(learners.members.length).toBeGreaterThan(0);
    expect(learners.members.every(({ roles }) => roles.includes(learner))).toBe(true);
    expect((await members('?role=Learner')).members).toEqual(learners.members);
    expect((await members('?role=Instructor')).members.map(({ user_id: id }) => id)).toContain(uuidOf('user:leila'));
    expect((await members('?role=Student')).members).toEqual([]);
  });

  it('are told page by page', async () => {
    const all = (await members()).members.map(({ user_id: id }) => id);
    const seen: string[] = [];
    let next: string | undefined = `${course}/members?limit=1`;
    while (next) {
      const reply: Awaited<ReturnType<typeof ask>> = await ask(scopes.members, next);
      seen.push(...(reply.body as Members).members.map(({ user_id: id }) => id));
      next = /^<([^>]+)>; rel="next"$/.exec(reply.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(all);
    expect((await members('?limit=0')).status).toBe(400);
  });

  it('of a link are told with what it would tell of each; of a foreign link nobody is', async () => {
    const link = ((await ask(scopes.lineItem, `${course}/line-items`)).body as Item[])[0]?.resourceLinkId ?? '';
    const told = (await members(`?rlid=${link}`)).members.find(({ user_id: id }) => id === pavel);
    expect(told?.['message']).toMatchObject([{ [claim.custom]: { who: 'Pavel Varga' } }]);
    expect((await members('?rlid=another')).status).toBe(404);
  });
});
