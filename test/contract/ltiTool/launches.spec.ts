// The portal as a tool of LTI 1.3: which launches are let in, and what they open (TOOL-1 to TOOL-8).
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { objectiveAccesses, objectives, openAssignments, users } from '../../../demo/server/db/schema.ts';
import { ltiToolPeople } from '../../../demo/server/db/schemaLtiTool.ts';
import { personOfClaims } from '../../../demo/server/oidc/people.ts';
import { createBrowser } from '../support/browser.ts';
import { builtFrontEnd } from '../support/builtFrontEnd.ts';
import { framesOf } from '../support/frames.ts';
import { claim, INSTRUCTOR, startLtiPlatform } from '../support/ltiPlatform.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const dist = builtFrontEnd();
await academy.stop();
await academy.start({ frontEnds: { stable: dist, next: dist } });
const platform = await startLtiPlatform(academy);
const { db, origin } = academy;
const frames = framesOf(academy);
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => void (platform.told.silent = false));

const said = (page: { readonly text: string }) => /<code>(\w+)<\/code>/.exec(page.text)?.[1] ?? null;
/** A course that everybody can enroll in, and one that is given by invitation. */
const { opened, invited } = await (async () => {
  const all = await db.select({ id: objectives.id, state: objectives.state }).from(objectives);
  const open = new Set((await db.select().from(openAssignments)).map(({ objectiveId }) => objectiveId));
  return {
    opened: all.find(({ id, state }) => open.has(id) && state === 2)?.id ?? '',
    invited: all.find(({ id, state }) => !open.has(id) && state === 2)?.id ?? '',
  };
})();
const personOf = async (subject: string) => {
  const [found] = await db
    .select({ user: users })
    .from(ltiToolPeople)
    .innerJoin(users, eq(users.id, ltiToolPeople.userId))
    .where(eq(ltiToolPeople.subject, subject));
  return found?.user ?? null;
};

describe('the beginning of a launch', () => {
  it('leads to the platform with what it asked for, and keeps a proof in the browser (TOOL-2)', async () => {
    const { page, asked, state } = await platform.login(undefined, { lti_message_hint: 'm1' });
    expect([
      page.status,
      Object.fromEntries([...asked].filter(([name]) => !['state', 'nonce'].includes(name))),
    ]).toEqual([
      303,
      {
        scope: 'openid',
        response_type: 'id_token',
        response_mode: 'form_post',
        prompt: 'none',
        client_id: 'client-1',
        redirect_uri: `${origin}/lti-tool/launch`,
        login_hint: 'sana',
        lti_message_hint: 'm1',
      },
    ]);
    expect(state).toMatch(/^[\w-]{43}$/);
    expect(page.headers.getSetCookie()[0]).toMatch(/HttpOnly; Secure; SameSite=None; Partitioned|Partitioned/i);
  });

  it('may come as a form too', async () => {
    const page = await createBrowser(origin).send('/lti-tool/login', {
      method: 'POST',
      body: new URLSearchParams({ iss: platform.issuer, login_hint: 'x', target_link_uri: `${origin}/learn/courses` }),
    });
    expect([page.status, page.headers.get('location')?.startsWith(platform.authUrl)]).toEqual([303, true]);
  });

  it.each([
    ['an issuer that nobody registered', { iss: 'https://elsewhere.example' }, 403, 'unknown'],
    ['a client of another registration', { client_id: 'client-2' }, 403, 'unknown'],
    ['a target of another host', { target_link_uri: 'https://elsewhere.example/learn' }, 400, 'target'],
    ['a target outside the portal', { target_link_uri: `${origin}/admin` }, 400, 'target'],
    ['a target that only looks like it', { target_link_uri: `${origin}.elsewhere.example/learn` }, 400, 'target'],
    ['no hint', { login_hint: '' }, 400, 'broken'],
  ])('with %s is refused, and asks no platform', async (_name, more, status, code) => {
    const { page } = await platform.login(undefined, more);
    expect([page.status, said(page), page.headers.get('location')]).toEqual([status, code, null]);
  });
});

describe('a launch', () => {
  it('gives the frame its session without a sign-in, and shows my courses (TOOL-4)', async () => {
    const { page, to, browser } = await platform.launch({ sub: 'first', given_name: 'Sana', family_name: 'Idris' });
    expect([page.status, to]).toEqual([303, '/learn/courses?lectern.host=lti']);
    expect(browser.cookie('lms_sid')).toBeUndefined();
    expect(await frames.page(browser).user()).toMatch(/^lti-/);
    expect(await frames.stored(browser)).toMatchObject({ framed: true, platformId: platform.id });
  });

  it('makes a learner of what it tells, and finds them again (TOOL-5)', async () => {
    await platform.launch({ sub: 'known', name: 'Tom van Dijk', email: 'tom@college.example' });
    const first = await personOf('known');
    expect(first).toMatchObject({
      firstName: 'Tom',
      lastName: 'van Dijk',
      email: 'tom@college.example',
      roles: ['Learner'],
    });
    await platform.launch({ sub: 'known', given_name: 'Thomas', family_name: 'van Dijk' });
    expect(await personOf('known')).toMatchObject({ id: first?.id, firstName: 'Thomas' });
  });

  it('works without personal data, under a name for them', async () => {
    await platform.launch({ sub: 'nameless' });
    expect(await personOf('nameless')).toMatchObject({ firstName: 'Learner', email: '' });
    expect((await personOf('nameless'))?.lastName).toMatch(/^[0-9A-F]{4}$/);
  });

  it('finds nobody by an address, and lends its address to nobody (TOOL-6)', async () => {
    const [ada] = await db.select().from(users).where(eq(users.username, 'ada'));
    await platform.launch({ sub: 'impostor', name: 'Ada', email: ada?.email });
    const made = await personOf('impostor');
    expect([made?.email, made?.id === ada?.id]).toEqual([ada?.email, false]);
    // Somebody signs in at another provider with that address: they are ada, and never whom a launch has made.
    const config = { ...academy.config, provider: { issuer: 'https://x.example', clientId: 'c', clientSecret: 's' } };
    const claims = { sub: 'somewhere', email: ada?.email ?? '', email_verified: true };
    expect((await personOfClaims(db, config, claims))?.id).toBe(ada?.id);
    await platform.launch({ sub: 'alone', email: 'alone@college.example' });
    expect(await personOfClaims(db, config, { ...claims, email: 'alone@college.example' })).toBeNull();
  });

  it('makes learners alone, whatever roles it tells (TOOL-7)', async () => {
    const roles = [
      'http://purl.imsglobal.org/vocab/lis/v2/system/person#Administrator',
      ...INSTRUCTOR,
      'Administrator',
    ];
    const { browser } = await platform.launch({ sub: 'boss', [claim('roles')]: roles });
    expect(await personOf('boss')).toMatchObject({
      roles: ['Learner'],
      permissions: [{ name: 'ObjectiveWorkflow.Create' }],
    });
    const admin = await browser.send('/admin', { headers: { 'sec-fetch-site': 'same-origin' } });
    expect(admin.status).toBe(302);
  });

  it('opens the course that was chosen, and enrolls in it (TOOL-8)', async () => {
    const { to } = await platform.launch({ sub: 'enrolled', [claim('custom')]: { course: opened } });
    expect(to).toBe(`/learn/courses/${opened}?lectern.host=lti`);
    const person = await personOf('enrolled');
    const [access] = await db
      .select()
      .from(objectiveAccesses)
      .where(eq(objectiveAccesses.userId, person?.id ?? ''));
    expect(access).toMatchObject({ objectiveId: opened, isSelfEnrolled: true });
  });

  it('opens the course of its address, at its place', async () => {
    const target = `${origin}/learn/courses/${opened}/view/details`;
    const { to } = await platform.launch({ sub: 'placed', [claim('target_link_uri')]: target });
    expect(to).toBe(`/learn/courses/${opened}/view/details?lectern.host=lti`);
  });

  it('says "Course is not available" for a course that is not open to the platform, or is none', async () => {
    for (const course of [invited, 'nowhere']) {
      const { page, browser } = await platform.launch({ sub: 'curious', [claim('custom')]: { course } });
      expect([page.status, said(page), page.text.includes('Course is not available')]).toEqual([404, 'course', true]);
      expect(browser.cookie('lms_frame_sid')).toBeUndefined();
    }
  });

  it('opens a course that is named for its platform', async () => {
    const other = await startLtiPlatform(academy, { courses: [invited] });
    const { to } = await other.launch({ [claim('custom')]: { course: invited } });
    expect(to).toBe(`/learn/courses/${invited}?lectern.host=lti`);
  });

  it('lets its platform hold the pages that it opens, and those alone (TOOL-4)', async () => {
    const ancestors = (page: { readonly headers: Headers }) =>
      /frame-ancestors ([^;]*)/.exec(page.headers.get('content-security-policy') ?? '')?.[1] ?? '';
    const { browser } = await platform.launch({ sub: 'framed' });
    const launched = await browser.send('/learn/courses');
    expect(ancestors(launched).split(' ')).toContain(platform.origin);
    expect(launched.text).toContain(`data-platforms="${platform.origin}"`);
    const visitor = await createBrowser(origin).send('/learn/courses');
    expect(ancestors(visitor).split(' ')).not.toContain(platform.origin);
    expect(visitor.text).not.toContain('data-platforms');
    // Nor does another platform, or who is signed in by themselves.
    const other = await startLtiPlatform(academy);
    const elsewhere = await other.launch({ sub: 'framed' });
    expect(ancestors(await elsewhere.browser.send('/learn')).split(' ')).not.toContain(platform.origin);
    const own = await academy.browser('mira');
    expect(ancestors(await own.send('/learn'))).not.toContain(platform.origin);
  });

  it('takes the place of another person’s frame in the same browser, and of nobody else’s session', async () => {
    const { browser } = await platform.launch({ sub: 'one' });
    const before = await frames.page(browser).user();
    await platform.launch({ sub: 'two' }, browser);
    const after = await frames.page(browser).user();
    expect([before === after, String(after).startsWith('lti-')]).toEqual([false, true]);
  });
});

it.each([
  ['login_required', 'the platform says login_required'],
  [
    'x)\nLTI launch refused: unknown (\u001b[2K\u009b',
    '"the platform says x)\\nLTI launch refused: unknown (\\u001b[2K\\u009b"',
  ],
])('TOOL-11: what a platform says is one line of the log: %j', async (error, logged) => {
  warn.mockClear();
  const { browser, state } = await platform.login();
  expect((await platform.post(browser, { state, error })).status).toBe(400);
  expect(warn.mock.calls).toEqual([[`LTI launch refused: broken (${logged})`]]);
});

describe('what is refused (TOOL-11)', () => {
  const withClaims = (more: object) => async () => (await platform.launch(more as never)).page;
  const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
  it.each<[string, () => Promise<{ status: number; text: string }>, number, string]>([
    [
      'a wrong key',
      async () => {
        const { browser, state, nonce } = await platform.login();
        const id_token = await platform.sign(platform.claims(nonce), await platform.otherKey());
        return platform.post(browser, { state, id_token });
      },
      401,
      'forged',
    ],
    [
      'a key that nobody publishes',
      async () => {
        const { browser, state, nonce } = await platform.login();
        const id_token = await platform.sign(platform.claims(nonce), await platform.otherKey(), { kid: 'other' });
        return platform.post(browser, { state, id_token });
      },
      401,
      'forged',
    ],
    [
      'no signature',
      async () => {
        const { browser, state, nonce } = await platform.login();
        const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
        const id_token = `${part({ alg: 'none' })}.${part(platform.claims(nonce))}.`;
        return platform.post(browser, { state, id_token });
      },
      401,
      'forged',
    ],
    ['another audience', withClaims({ aud: 'somebody' }), 401, 'forged'],
    ['two audiences without an azp', withClaims({ aud: ['client-1', 'other'] }), 401, 'forged'],
    ['another azp', withClaims({ azp: 'other' }), 401, 'forged'],
    ['another issuer', withClaims({ iss: 'https://elsewhere.example' }), 401, 'forged'],
    ['another nonce', withClaims({ nonce: 'x'.repeat(43) }), 401, 'forged'],
    ['one that has expired', withClaims({ exp: 1, iat: 0 }), 401, 'forged'],
    ['one that is older than an hour', withClaims({ iat: inAnHour() - 7300 }), 401, 'forged'],
    ['one of the future', withClaims({ iat: inAnHour(), exp: inAnHour() + 300 }), 401, 'forged'],
    ['another deployment', withClaims({ [claim('deployment_id')]: '2' }), 403, 'deployment'],
    ['no deployment', withClaims({ [claim('deployment_id')]: undefined }), 403, 'deployment'],
    ['another version', withClaims({ [claim('version')]: '1.1' }), 400, 'message'],
    ['another message', withClaims({ [claim('message_type')]: 'LtiSubmissionReviewRequest' }), 400, 'message'],
    ['no place', withClaims({ [claim('resource_link')]: undefined }), 400, 'broken'],
    ['nobody', withClaims({ sub: undefined }), 400, 'nobody'],
    [
      'a target of another host',
      withClaims({ [claim('target_link_uri')]: 'https://elsewhere.example/learn' }),
      400,
      'target',
    ],
    [
      'a state from another browser',
      async () => {
        const { state, nonce } = await platform.login();
        return platform.post(createBrowser(origin), { state, id_token: await platform.sign(platform.claims(nonce)) });
      },
      403,
      'browser',
    ],
    [
      'a state that nobody began',
      async () => platform.post(createBrowser(origin), { state: 'made-up', id_token: 'x.y.z' }),
      400,
      'over',
    ],
    [
      'what the platform refuses itself',
      async () => {
        const { browser, state } = await platform.login();
        return platform.post(browser, { state, error: 'login_required' });
      },
      400,
      'broken',
    ],
    [
      'a platform that never answers',
      async () => {
        const silent = await startLtiPlatform(academy);
        silent.told.silent = true;
        return (await silent.launch()).page;
      },
      502,
      'keys',
    ],
  ])('%s', async (_name, send, status, code) => {
    const page = await send();
    expect([page.status, said(page)]).toEqual([status, code]);
  });

  it('a launch that was let in before: state and nonce count once (TOOL-2)', async () => {
    const { browser, state, nonce } = await platform.login();
    const id_token = await platform.sign(platform.claims(nonce, { sub: 'replayed' }));
    const cookies = [...browser.cookies];
    expect((await platform.post(browser, { state, id_token })).status).toBe(303);
    for (const [name, cookie] of cookies) browser.cookies.set(name, cookie);
    const again = await platform.post(browser, { state, id_token });
    expect([again.status, said(again)]).toEqual([400, 'over']);
    // Nor does its token fit a launch that was begun again.
    const { state: fresh } = await platform.login(browser);
    const other = await platform.post(browser, { state: fresh, id_token });
    expect([other.status, said(other)]).toEqual([401, 'forged']);
  });

  it('a launch that began more than ten minutes ago (CONST-46)', async () => {
    const { browser, state, nonce } = await platform.login();
    const id_token = await platform.sign(platform.claims(nonce));
    vi.setSystemTime(Date.now() + 601_000);
    const page = await platform.post(browser, { state, id_token });
    vi.useRealTimers();
    expect([page.status, said(page)]).toEqual([400, 'over']);
  });

  it('in the reader’s language, on a page that offers nothing and that any site may hold', async () => {
    const arabic = createBrowser(origin, 'ar');
    const page = await arabic.send('/lti-tool/login?iss=x&login_hint=y&target_link_uri=z');
    expect([
      page.text.includes('dir="rtl"'),
      page.text.includes('منصة دوراتك غير مسجّلة هنا'),
      /<(a|form|script)\b/.test(page.text),
    ]).toEqual([true, true, false]);
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self' *");
  });

  it('the instructor of a platform that may not have any is a learner there', async () => {
    const strict = await startLtiPlatform(academy, { instructors: false });
    const { to } = await strict.launch({ [claim('roles')]: INSTRUCTOR, [claim('custom')]: { course: opened } });
    expect(to).toBe(`/learn/courses/${opened}?lectern.host=lti`);
  });
});

describe('the platform’s storage', () => {
  const proofOf = (text: string) => /data-proof="([^"]+)"/.exec(text)?.[1] ?? '';

  it('keeps the proof where the browser keeps no cookie (TOOL-3)', async () => {
    const { browser, page, state, nonce } = await platform.login(undefined, { lti_storage_target: 'post_frame' });
    expect([
      page.status,
      page.text.includes('data-frame="post_frame"'),
      page.text.includes(`data-origin="${platform.origin}"`),
    ]).toEqual([200, true, true]);
    browser.cookies.clear();
    const id_token = await platform.sign(platform.claims(nonce, { sub: 'stored' }));
    const asked = await platform.post(browser, { state, id_token });
    expect([asked.status, asked.text.includes('data-do="ask"'), browser.cookie('lms_frame_sid')]).toEqual([
      200,
      true,
      undefined,
    ]);
    // Somebody who guesses is told no, and may not try for ever: the launch stays this browser's.
    const wrong = await platform.post(browser, { state, id_token, proof: 'none' });
    expect([wrong.status, said(wrong)]).toEqual([403, 'browser']);
    const right = await platform.post(browser, { state, id_token, proof: proofOf(page.text) });
    expect([right.status, right.headers.get('location')]).toEqual([303, '/learn/courses?lectern.host=lti']);
  });

  it('is not asked by a page that anybody may hold', async () => {
    const { page } = await platform.login(undefined, { lti_storage_target: '_parent' });
    expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors 'self' ${platform.origin}`);
  });
});

describe('keys', () => {
  it('are asked for again when a platform signs with a new one (CONST-47)', async () => {
    const turning = await startLtiPlatform(academy);
    expect((await turning.launch()).page.status).toBe(303);
    await turning.rotate();
    // Not more often than every five seconds, whoever makes up names of keys.
    vi.setSystemTime(Date.now() + 6000);
    expect((await turning.launch()).page.status).toBe(303);
    vi.useRealTimers();
    expect(turning.told.keys).toBe(2);
  });

  it('of ours are public, without what signs', async () => {
    const page = await createBrowser(origin).send('/lti-tool/jwks');
    const { keys } = JSON.parse(page.text) as { keys: readonly Record<string, unknown>[] };
    expect(Object.keys(keys[0] ?? {}).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });
});
