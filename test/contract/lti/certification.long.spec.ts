// The platform's side of the certification of LTI Advantage: each case of its guide, in the order and with the setting that it asks for
// (LTI-1, LTI-2, LTI-5, LTI-10, LTI-12, LTI-20 to LTI-24, LTI-30, LTI-40, LTI-41). What a case checks is said in certificationCases.json.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { objectives } from '../../../demo/server/db/schema.ts';
import { ltiTools } from '../../../demo/server/db/schemaLti.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { claim, scopes } from '../../../demo/server/lti/claims.ts';
import { bindCases } from './support/bindCases.ts';
import { certifiedBench, type Who } from './support/certifiedBench.ts';
import { claimOf, textsIn, type CertifiedLaunch } from './support/certifiedLaunch.ts';
import { launchChecks } from './support/launchChecks.ts';
import { startAcademy } from '../support/startAcademy.ts';
import { playCourseBy, registerTool, type BenchTool } from '../support/toolBench.ts';
import cases from './certificationCases.json' with { type: 'json' };

const academy = await startAcademy();
const { db, origin } = academy;
const { formPost, launchAt, launchOf, bearer, ask } = certifiedBench(academy);
const pavel = uuidOf('user:pavel');
const membership = 'http://purl.imsglobal.org/vocab/lis/v2/membership#';
let tool: BenchTool;
let courses: Readonly<Record<'LAB 230' | 'LAB 231', { readonly id: string; readonly name: string }>>;
beforeAll(async () => {
  tool = await registerTool(db);
  courses = {
    'LAB 230': await playCourseBy(db, 'LAB 230', tool.id, { custom: { unit: '1', who: '$Person.name.full' } }),
    'LAB 231': await playCourseBy(db, 'LAB 231', tool.id),
  };
});

const launchAs = (who: Who, code: keyof typeof courses = 'LAB 230') =>
  launchOf(tool, who, { code, id: courses[code].id });
const allow = (personalData: 'none' | 'email') =>
  db.update(ltiTools).set({ personalData }).where(eq(ltiTools.id, tool.id));

const { certified, bound } = bindCases(cases);
const personal = ['name', 'given_name', 'middle_name', 'family_name', 'email', 'picture'] as const;
const { isKind, inTime, isRs256, isSigned, isComplete, isVersion, trimmed } = launchChecks(origin, () => tool);

describe.each([
  ['5.1.1', 'student', true],
  ['5.1.2', 'student', false],
  ['5.1.3', 'instructor', true],
  ['5.1.4', 'instructor', false],
] as const)('%s a launch of a %s, with personal data: %s', (part, who, pii) => {
  let launch: CertifiedLaunch;
  beforeAll(async () => {
    await allow(pii ? 'email' : 'none');
    launch = await launchAs(who);
  });
  const person =
    who === 'student'
      ? { name: 'Pavel Varga', given_name: 'Pavel', family_name: 'Varga', email: 'pavel.varga@aldergrove.example' }
      : { name: 'Leila Haddad', given_name: 'Leila', family_name: 'Haddad', email: 'leila.haddad@aldergrove.example' };
  const anonymous = () => {
    for (const name of personal) expect(launch.payload).not.toHaveProperty(name);
    const texts = textsIn(launch.payload).join('\n');
    for (const word of Object.values(person)) expect(texts).not.toContain(word);
  };

  certified(
    part,
    () => isKind(launch, 'LtiResourceLinkRequest'),
    () => inTime(launch),
    () => isRs256(launch),
    () => isSigned(launch),
    () => isComplete(launch, claim.resourceLink),
    () => isVersion(launch),
    () => {
      const [own, other] = who === 'student' ? ['Learner', 'Instructor'] : ['Instructor', 'Learner'];
      expect(launch.payload[claim.roles]).toContain(`${membership}${own}`);
      expect(launch.payload[claim.roles]).not.toContain(`${membership}${other}`);
    },
    ...(pii ? [] : [anonymous]),
    () => trimmed(launch),
    () => {
      const course = courses['LAB 230'];
      const { payload } = launch;
      expect(payload).toMatchObject({
        sub: uuidOf(`user:${who === 'student' ? 'pavel' : 'leila'}`),
        ...(pii && person),
        [claim.targetLinkUri]: tool.targetLinkUri,
        [claim.context]: { id: course.id, title: course.name, label: 'LAB 230' },
        [claim.resourceLink]: { title: course.name },
        [claim.custom]: { unit: '1', who: pii ? person.name : '$Person.name.full' },
        [claim.launchPresentation]: { return_url: expect.stringMatching(/^http/) },
        [claim.toolPlatform]: { guid: new URL(origin).host, url: origin, product_family_code: 'lectern' },
        [claim.endpoint]: { lineitems: expect.stringContaining(course.id), lineitem: expect.stringMatching(/^http/) },
        [claim.namesRoles]: { service_versions: ['2.0'] },
      });
      expect(claimOf(launch, claim.context)['type']).toEqual([expect.stringContaining('course#CourseOffering')]);
      expect(String(claimOf(launch, claim.resourceLink)['id'])).toMatch(/^[\w-]{1,255}$/);
    },
  );
});

describe('5.2 content that an author chooses', () => {
  let launch: CertifiedLaunch;
  let course = '';
  beforeAll(async () => {
    await allow('email');
    const [found] = await db.select().from(objectives).where(eq(objectives.code, 'QUI 101'));
    course = found?.id ?? '';
    const address = await formPost('tomas', `/teach/tools/${course}/choose`, { tool: tool.id });
    launch = await launchAt(tool, address);
  });

  certified(
    '5.2',
    () => isKind(launch, 'LtiDeepLinkingRequest'),
    () => inTime(launch),
    () => isRs256(launch),
    () => isSigned(launch),
    () => {
      isComplete(launch, claim.deepLinkSettings);
      expect(claimOf(launch, claim.deepLinkSettings)).toMatchObject({
        deep_link_return_url: `${origin}/lti/choice`,
        accept_types: expect.arrayContaining(['ltiResourceLink']),
        accept_presentation_document_targets: expect.arrayContaining(['iframe', 'window']),
      });
    },
    () => isVersion(launch),
    async () => {
      const answer = await new SignJWT({
        iss: tool.id,
        aud: origin,
        nonce: randomUUID(),
        [claim.messageType]: 'LtiDeepLinkingResponse',
        [claim.version]: '1.3.0',
        [claim.deploymentId]: tool.deploymentId,
        [claim.data]: claimOf(launch, claim.deepLinkSettings)['data'],
        [claim.contentItems]: [{ type: 'ltiResourceLink', title: 'A certified link', url: tool.targetLinkUri }],
      })
        .setProtectedHeader({ alg: 'RS256', kid: tool.key.kid })
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(tool.key.privateKey);
      const brought = await fetch(`${origin}/lti/choice`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ JWT: answer }),
      });
      const offer = brought.headers.get('location') ?? '';
      const tomas = await academy.browser('tomas');
      const token = /name="token" value="([^"]+)"/.exec((await tomas.send(offer)).text)?.[1] ?? '';
      await tomas.send(offer, {
        method: 'POST',
        headers: { origin },
        body: new URLSearchParams({ token, take: 'yes' }),
      });
      const page = (await tomas.send(`/teach/tools/${course}`)).text;
      expect(page).toContain('A certified link');
      const axis = /name="axis" value="([^"]+)"[^>]*><button\s+class="quiet"\s+aria-label="[^"]*A certified link/.exec(
        page,
      );
      const address = await formPost('tomas', `/teach/tools/${course}/open`, { axis: axis?.[1] ?? '' });
      const played = await launchAt(tool, address);
      expect(claimOf(played, claim.resourceLink)['title']).toBe('A certified link');
    },
  );
});

describe('5.3 names and roles', () => {
  let launch: CertifiedLaunch;
  let token = '';
  let told: Awaited<ReturnType<typeof ask>>;
  beforeAll(async () => {
    await allow('email');
    launch = await launchAs('instructor');
  });
  const address = () => String(claimOf(launch, claim.namesRoles)['context_memberships_url']);

  certified(
    '5.3',
    () => isKind(launch, 'LtiResourceLinkRequest'),
    () => inTime(launch),
    () => isSigned(launch),
    () => {
      isComplete(launch, claim.resourceLink, claim.namesRoles);
      expect(claimOf(launch, claim.namesRoles)['service_versions']).toContain('2.0');
    },
    async () => {
      token = await bearer(tool, scopes.members);
    },
    async () => {
      told = await ask(token, address());
      expect(told.status).toBe(200);
    },
    () => {
      const { id, context, members } = told.body as {
        readonly id: string;
        readonly context: { readonly id: string };
        readonly members: readonly { readonly user_id: string; readonly roles: readonly string[] }[];
      };
      expect(id).toBe(address());
      expect(context.id).toBe(courses['LAB 230'].id);
      expect(members.map((one) => one.user_id)).toEqual(expect.arrayContaining([pavel, launch.payload.sub]));
      for (const { user_id: user, roles } of members) {
        expect(user).not.toBe('');
        expect(roles.length).toBeGreaterThan(0);
      }
    },
    async () => {
      expect(told.type).toContain('application/vnd.ims.lti-nrps.v2.membershipcontainer+json');
      expect(told.link).toBe('');
      expect((await ask(token, `${address()}?limit=1`)).link).toMatch(/^<http[^>]+>; rel="next"$/);
    },
  );
});

describe('5.4 grades over two contexts, with tokens of one scope', () => {
  let first: CertifiedLaunch;
  let second: CertifiedLaunch;
  const tokens = { lineItem: '', score: '', result: '' };
  const made: Record<1 | 2 | 3, { readonly id: string; readonly label: string }> = {
    1: { id: '', label: 'Certified one' },
    2: { id: '', label: 'Certified two' },
    3: { id: '', label: 'Certified three' },
  };
  beforeAll(async () => {
    await allow('email');
    first = await launchAs('student', 'LAB 230');
    second = await launchAs('student', 'LAB 231');
  });
  const lineItems = (launch: CertifiedLaunch) => String(claimOf(launch, claim.endpoint)['lineitems']);
  const make = async (n: 1 | 2 | 3, launch: CertifiedLaunch) => {
    const { label } = made[n];
    const body = JSON.stringify({ label, scoreMaximum: 10, resourceId: `r${n}`, tag: 'certified' });
    const reply = await ask(tokens.lineItem, lineItems(launch), { method: 'POST', body });
    expect([reply.status, reply.body]).toMatchObject([201, { label, scoreMaximum: 10, tag: 'certified' }]);
    made[n] = reply.body as { id: string; label: string };
    expect(made[n].id.startsWith(lineItems(launch))).toBe(true);
  };
  const score = (n: 1 | 3, scoreGiven: number) => {
    const body = {
      userId: pavel,
      scoreGiven,
      scoreMaximum: 10,
      activityProgress: 'Completed',
      gradingProgress: 'FullyGraded',
      timestamp: new Date().toISOString(),
    };
    return ask(tokens.score, `${made[n].id}/scores`, { method: 'POST', body: JSON.stringify(body) });
  };
  const results = (n: 1 | 3) => ask(tokens.result, `${made[n].id}/results`);
  const hasGrades = (launch: CertifiedLaunch) => {
    isComplete(launch, claim.resourceLink, claim.endpoint);
    expect(launch.payload[claim.roles]).toContain(`${membership}Learner`);
    expect(claimOf(launch, claim.endpoint)['scope']).toEqual(
      expect.arrayContaining([scopes.lineItem, scopes.score, scopes.result]),
    );
  };

  certified(
    '5.4a',
    () => isSigned(first),
    () => hasGrades(first),
    async () => {
      tokens.lineItem = await bearer(tool, scopes.lineItem);
    },
    () => make(1, first),
    async () => {
      const read = await ask(tokens.lineItem, made[1].id);
      expect([read.status, read.body]).toEqual([200, made[1]]);
      expect(read.type).toContain('application/vnd.ims.lis.v2.lineitem+json');
    },
    async () => {
      await make(2, first);
      expect(made[2].id).not.toBe(made[1].id);
    },
  );

  certified(
    '5.4b',
    () => isSigned(second),
    () => {
      hasGrades(second);
      expect(claimOf(second, claim.context)['id']).not.toBe(claimOf(first, claim.context)['id']);
      expect(lineItems(second)).not.toBe(lineItems(first));
    },
    () => make(3, second),
    async () => {
      tokens.score = await bearer(tool, scopes.score);
      expect((await ask(tokens.score, made[3].id)).status).toBe(403);
    },
    async () => expect((await score(3, 7)).status).toBe(204),
    async () => expect((await score(1, 4)).status).toBe(204),
    async () => {
      tokens.result = await bearer(tool, scopes.result);
      const body = JSON.stringify({ label: 'No', scoreMaximum: 1 });
      expect((await ask(tokens.result, lineItems(second), { method: 'POST', body })).status).toBe(403);
    },
    async () => expect((await results(3)).body).toMatchObject([{ userId: pavel, resultScore: 7, resultMaximum: 10 }]),
    async () => expect((await results(1)).body).toMatchObject([{ userId: pavel, resultScore: 4, resultMaximum: 10 }]),
    async () => {
      const leila = await academy.browser('leila');
      for (const [n, course, points] of [
        [1, 'LAB 230', 4],
        [3, 'LAB 231', 7],
      ] as const) {
        const page = (await leila.send(`/teach/tools/${courses[course].id}`)).text;
        const path = `/teach/tools/${courses[course].id}/scores/${made[n].id.split('/').at(-1)}`;
        expect(page).toContain(`href="${path}"`);
        const column = (await leila.send(path)).text;
        expect(column).toContain(made[n].label);
        expect(column).toMatch(new RegExp(`Pavel Varga</th>[^]*Completed[^]*${points} of 10`));
      }
      const other = `/teach/tools/${courses['LAB 230'].id}/scores/${made[3].id.split('/').at(-1)}`;
      expect((await leila.send(other)).status).toBe(404);
    },
  );

  it('context of one lists and deletes nothing of the other, and its links are its own (LTI-2)', async () => {
    const listed = async (launch: CertifiedLaunch, query = '') =>
      (await ask(tokens.lineItem, `${lineItems(launch)}${query}`)).body as readonly {
        readonly label: string;
        readonly resourceLinkId?: string;
      }[];
    expect((await listed(first, '?tag=certified')).map(({ label }) => label)).toEqual([
      'Certified one',
      'Certified two',
    ]);
    expect((await listed(second, '?tag=certified')).map(({ label }) => label)).toEqual(['Certified three']);
    expect((await listed(first))[0]?.resourceLinkId).not.toBe((await listed(second))[0]?.resourceLinkId);
    const foreign = made[3].id.replace(lineItems(second), lineItems(first));
    for (const method of ['GET', 'DELETE']) expect((await ask(tokens.lineItem, foreign, { method })).status).toBe(404);
    expect((await ask(tokens.lineItem, made[3].id, { method: 'DELETE' })).status).toBe(204);
    expect((await ask(tokens.lineItem, made[3].id)).status).toBe(404);
  });

  it('authors read no scores (LTI-24)', async () => {
    const tomas = await academy.browser('tomas');
    const path = `/teach/tools/${courses['LAB 230'].id}`;
    expect((await tomas.send(path)).text).not.toContain('/scores/');
    expect((await tomas.send(`${path}/scores/${made[1].id.split('/').at(-1)}`)).status).toBe(403);
  });
});

it('each of the 69 cases of the guide is there, and bound to a check', () => {
  const counts = new Map<string, number>();
  for (const one of cases) {
    const part = one.case.replace(/\.\d+$/, '');
    counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  expect(Object.fromEntries(counts)).toEqual({
    '5.1.1': 9,
    '5.1.2': 10,
    '5.1.3': 9,
    '5.1.4': 10,
    '5.2': 7,
    '5.3': 8,
    '5.4a': 6,
    '5.4b': 10,
  });
  expect(cases).toHaveLength(69);
  expect(bound).toEqual(cases.map((one) => one.case));
});
