// The platform's side of what certification of LTI Advantage asks for: launches of student and instructor with and without personal data,
// content that is chosen, members, grades over two contexts with tokens of one scope (LTI-1, LTI-2, LTI-5, LTI-9, LTI-10).
import { eq } from 'drizzle-orm';
import type { JWTPayload } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { ltiTools } from '../../../demo/server/db/schemaLti.ts';
import { claim, scopes } from '../../../demo/server/lti/claims.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { startAcademy } from '../support/startAcademy.ts';
import { playCourseBy, registerTool, toolBench, type BenchTool } from '../support/toolBench.ts';

const academy = await startAcademy();
const { db, origin } = academy;
const bench = toolBench(academy);
const membership = 'http://purl.imsglobal.org/vocab/lis/v2/membership#';
let tool: BenchTool;
const courses = { one: '', two: '' };
beforeAll(async () => {
  tool = await registerTool(db);
  courses.one = (await playCourseBy(db, 'LAB 230', tool.id, { custom: { unit: '1' } })).id;
  courses.two = (await playCourseBy(db, 'LAB 231', tool.id)).id;
});

/** A launch as a student, in their run, or as an instructor. */
async function launchAs(who: 'student' | 'instructor'): Promise<JWTPayload> {
  if (who === 'instructor') {
    const leila = await academy.browser('leila');
    const path = `/teach/tools/${courses.one}`;
    const token = /name="token" value="([^"]+)"/.exec((await leila.send(path)).text)?.[1] ?? '';
    const body = new URLSearchParams({ token, axis: '' });
    const page = await leila.send(`${path}/open`, { method: 'POST', headers: { origin }, body });
    return bench.launch(tool, page.headers.get('location') ?? '');
  }
  const pavel = await academy.as('pavel');
  const run = (await pavel.course('LAB 230')).aggregate.lastObjectiveWorkflow?.id ?? '';
  const body = { activityWorkflowIds: [], activityPartIds: [] };
  const reply = await pavel.send('POST', `/api/lms/v1/objective-workflows/${run}/resource-link`, body);
  return bench.launch(tool, String(reply.body['targetLinkUri']));
}

const of = (message: JWTPayload, name: string) => message[name] as Readonly<Record<string, unknown>>;
/** What every message has to say, whoever is launched. */
const payload: readonly (readonly [name: string, check: (message: JWTPayload) => void])[] = [
  ['its kind', (m) => expect(m[claim.messageType]).toBe('LtiResourceLinkRequest')],
  ['its version', (m) => expect(m[claim.version]).toBe('1.3.0')],
  ['its issuer', (m) => expect(m.iss).toBe(origin)],
  ['its audience', (m) => expect(m.aud).toBe(tool.id)],
  ['whom it is about', (m) => expect(m.sub).toMatch(/^[\w-]{1,255}$/)],
  ['a nonce', (m) => expect(m['nonce']).toEqual(expect.any(String))],
  ['when it was made, and when it ends', (m) => expect(m.exp).toBeGreaterThan(m.iat ?? Infinity)],
  ['its deployment', (m) => expect(m[claim.deploymentId]).toBe(tool.deploymentId)],
  ['its target link', (m) => expect(m[claim.targetLinkUri]).toBe(tool.targetLinkUri)],
  ['its resource link', (m) => expect(of(m, claim.resourceLink)['id']).toEqual(expect.any(String))],
  ['its context', (m) => expect(of(m, claim.context)['id']).toBe(courses.one)],
  [
    'the type of its context',
    (m) => expect(of(m, claim.context)['type']).toEqual([expect.stringContaining('#Course')]),
  ],
  ['custom parameters as texts', (m) => expect(of(m, claim.custom)).toEqual({ unit: '1' })],
  ['where to return', (m) => expect(of(m, claim.launchPresentation)['return_url']).toMatch(/^http/)],
  ['its platform', (m) => expect(of(m, claim.toolPlatform)['guid']).toEqual(expect.any(String))],
  ['where grades go', (m) => expect(of(m, claim.endpoint)['lineitem']).toMatch(/^http/)],
  ['where members are', (m) => expect(of(m, claim.namesRoles)['service_versions']).toEqual(['2.0'])],
];

describe.each(['student', 'instructor'] as const)('LTI-10: a launch of a %s', (who) => {
  let named: JWTPayload;
  let anonymous: JWTPayload;
  beforeAll(async () => {
    await db.update(ltiTools).set({ personalData: 'email' }).where(eq(ltiTools.id, tool.id));
    named = await launchAs(who);
    await db.update(ltiTools).set({ personalData: 'none' }).where(eq(ltiTools.id, tool.id));
    anonymous = await launchAs(who);
  });

  it.each(payload)('names %s', (_name, check) => {
    check(named);
    check(anonymous);
  });

  it('names the role', () => {
    const role = membership + (who === 'student' ? 'Learner' : 'Instructor');
    for (const message of [named, anonymous]) expect(message[claim.roles]).toContain(role);
    const other = membership + (who === 'student' ? 'Instructor' : 'Learner');
    expect(named[claim.roles]).not.toContain(other);
  });

  it('LTI-5: names the person where that is allowed, and nothing of them where it is not', () => {
    for (const name of ['name', 'given_name', 'family_name', 'email']) {
      expect(named[name], name).toEqual(expect.any(String));
      expect(anonymous).not.toHaveProperty(name);
    }
    expect(anonymous.sub).toBe(named.sub);
  });
});

describe('LTI-20: grades over two contexts, with tokens of one scope', () => {
  const ask = async (scope: string, path: string, init: RequestInit = {}) => {
    const token = String((await bench.token(tool, scope)).body['access_token']);
    const reply = await fetch(path.startsWith('http') ? path : `${origin}/lti/courses/${path}`, {
      ...init,
      headers: { 'authorization': `Bearer ${token}`, 'content-type': 'application/json' },
    });
    const text = await reply.text();
    return { status: reply.status, body: text ? (JSON.parse(text) as unknown) : null };
  };
  const made = new Map<string, string>();

  it.each(['one', 'two'] as const)('a line item is made in context %s', async (name) => {
    const body = JSON.stringify({ label: `In ${name}`, scoreMaximum: 10, resourceId: 'r', tag: name });
    const { status, body: item } = await ask(scopes.lineItem, `${courses[name]}/line-items`, { method: 'POST', body });
    expect(status).toBe(201);
    made.set(name, (item as { readonly id: string }).id);
  });

  it.each(['one', 'two'] as const)('context %s lists its own, and none of the other', async (name) => {
    const { body } = await ask(scopes.lineItemRead, `${courses[name]}/line-items?resource_id=r`);
    expect((body as readonly { readonly tag: string }[]).map(({ tag }) => tag)).toEqual([name]);
  });

  it.each(['one', 'two'] as const)('a score is given and read in context %s', async (name) => {
    const item = made.get(name) ?? '';
    const score = {
      userId: uuidOf('user:pavel'),
      scoreGiven: 5,
      scoreMaximum: 10,
      activityProgress: 'Completed',
      gradingProgress: 'FullyGraded',
      timestamp: new Date().toISOString(),
    };
    expect((await ask(scopes.score, `${item}/scores`, { method: 'POST', body: JSON.stringify(score) })).status).toBe(
      204,
    );
    expect((await ask(scopes.result, `${item}/results`)).body).toMatchObject([{ resultScore: 5, resultMaximum: 10 }]);
  });

  it.each(['one', 'two'] as const)(
    'the item of context %s is not found in the other, and is deleted in its own',
    async (name) => {
      const [item, other] = [made.get(name) ?? '', name === 'one' ? courses.two : courses.one];
      expect((await ask(scopes.lineItemRead, item.replace(courses[name], other))).status).toBe(404);
      expect((await ask(scopes.lineItem, item, { method: 'DELETE' })).status).toBe(204);
      expect((await ask(scopes.lineItemRead, item)).status).toBe(404);
    },
  );

  it('LTI-2: the two contexts have links and line items of their own', async () => {
    const own = async (course: string) =>
      (
        (await ask(scopes.lineItemRead, `${course}/line-items`)).body as readonly {
          id: string;
          resourceLinkId: string;
        }[]
      )[0];
    const [first, second] = [await own(courses.one), await own(courses.two)];
    expect(first?.resourceLinkId).not.toBe(second?.resourceLinkId);
    expect(first?.id).not.toBe(second?.id);
  });

  it('LTI-9: a run that was ended is launched no more', async () => {
    const pavel = await academy.as('pavel');
    const run = (await pavel.course('LAB 231')).aggregate.lastObjectiveWorkflow;
    expect(run?.state).toBe('finished');
    const body = { activityWorkflowIds: ['nothing'], activityPartIds: [] };
    expect((await pavel.send('POST', `/api/lms/v1/objective-workflows/${run?.id}/resource-link`, body)).status).toBe(
      404,
    );
  });
});
