// Tools that register by themselves, at an administrator's word (LTI-15 to LTI-17, CONST-52); judged by two libraries nobody here wrote.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ltiRegistrations, ltiTools } from '../../../demo/server/db/schemaLti.ts';
import { toolClaim } from '../../../demo/server/lti/registration/platformConfiguration.ts';
import type { Browser } from '../support/academy.ts';
import { judgeCore } from './support/judgeCore.ts';
import { judgeLtijs, toolBrowser } from './support/judgeLtijs.ts';
import { startAcademy } from '../support/startAcademy.ts';
import { formOf, playCourseBy, toolBench, type BenchTool } from '../support/toolBench.ts';

const academy = await startAcademy();
const { db, origin } = academy;
const bench = toolBench(academy);
const ada = await academy.browser('ada');
const tokenOn = async (who: Browser, path = '/admin/tools') =>
  /name="token" value="([^"]+)"/.exec((await who.send(path)).text)?.[1] ?? '';
const post = async (path: string, fields: Readonly<Record<string, string>> = {}, who = ada) =>
  who.send(path, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ token: await tokenOn(who), ...fields }),
  });

/** Begins a registration as an administrator does; gives its page, and where that leads. */
async function begin(address: string) {
  const path = (await post('/admin/tools/registrations', { address })).headers.get('location') ?? '';
  const link = async () => {
    const href = /href="([^"]+)"\s+target="_blank"/.exec((await ada.send(path)).text)?.[1] ?? '';
    return new URL(href.replaceAll('&amp;', '&'));
  };
  return { path, id: path.split('/').at(-1) ?? '', link };
}
const given = (at = 'https://quiz.example') => ({
  application_type: 'web',
  response_types: ['id_token'],
  grant_types: ['implicit', 'client_credentials'],
  initiate_login_uri: `${at}/login`,
  redirect_uris: [`${at}/launch`],
  client_name: 'Acme Quiz',
  jwks_uri: 'https://keys.example/jwks',
  token_endpoint_auth_method: 'private_key_jwt',
  [toolClaim]: {
    domain: 'quiz.example',
    description: 'Questions of all kinds',
    target_link_uri: `${at}/launch`,
    claims: ['iss', 'sub', 'name', 'email'],
    messages: [{ type: 'LtiDeepLinkingRequest', target_link_uri: `${at}/choose` }],
  },
});
const register = async (token: string | null, body: unknown = given()) => {
  const reply = await fetch(`${origin}/lti/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
};
const tokenOf = (link: URL) => link.searchParams.get('registration_token') ?? '';
const toolOf = async (id: string) => (await db.select().from(ltiTools).where(eq(ltiTools.id, id)))[0];

describe('LTI-15: a registration', () => {
  it('is begun by administrators, in a form of their session, at a whole address', async () => {
    const mira = await academy.browser('mira');
    expect((await post('/admin/tools/registrations', { address: 'https://quiz.example/r' }, mira)).status).toBe(403);
    const forged = await post('/admin/tools/registrations', { address: 'https://quiz.example/r', token: 'made up' });
    expect(forged.status).toBe(403);
    for (const address of [
      '',
      'quiz.example',
      'http://quiz.example/',
      'javascript:alert(1)',
      'https://a:b@quiz.example',
    ])
      expect((await post('/admin/tools/registrations', { address })).headers.get('location')).toBe(
        '/admin/tools?done=addressWrong',
      );
    expect((await ada.send('/admin/tools?done=addressWrong')).text).toContain('Nothing was begun.');
    expect(await db.select().from(ltiRegistrations)).toEqual([]);
  });

  it('leads to the tool’s page, with what that has to know, and gives it no hold on ours', async () => {
    const { path, link } = await begin('https://quiz.example/register?kept=1');
    const page = (await ada.send(path)).text;
    expect(page).toContain('rel="noopener noreferrer"');
    const to = await link();
    expect(to.origin + to.pathname).toBe('https://quiz.example/register');
    expect(to.searchParams.get('kept')).toBe('1');
    expect(to.searchParams.get('openid_configuration')).toBe(`${origin}/lti/openid-configuration`);
    expect(tokenOf(to)).not.toBe('');
    expect((await ada.send('/admin/tools')).text).toContain('The tool has not registered yet.');
    expect((await post(`${path}/remove`)).headers.get('location')).toBe('/admin/tools?done=refused');
    expect((await ada.send(path)).status).toBe(404);
  });

  it('tells what the platform is, each address of which is ours', async () => {
    const told = (await (await fetch(`${origin}/lti/openid-configuration`)).json()) as Record<string, unknown>;
    expect(told).toMatchObject({
      'issuer': origin,
      'authorization_endpoint': `${origin}/lti/authorize`,
      'token_endpoint': `${origin}/lti/token`,
      'jwks_uri': `${origin}/lti/jwks`,
      'registration_endpoint': `${origin}/lti/register`,
      'token_endpoint_auth_methods_supported': ['private_key_jwt'],
      'id_token_signing_alg_values_supported': ['RS256'],
      'https://purl.imsglobal.org/spec/lti-platform-configuration': {
        product_family_code: 'lectern',
        variables: expect.arrayContaining(['Context.id', 'Person.email.primary']),
      },
    });
  });
});

describe('LTI-16: a tool registers', () => {
  it('once, and plays nowhere until an administrator has added it (LTI-17)', async () => {
    const { path, id, link } = await begin('https://quiz.example/register');
    const token = tokenOf(await link());
    const { status, body } = await register(token);
    expect([status, body]).toMatchObject([
      201,
      {
        client_id: id,
        client_name: 'Acme Quiz',
        [toolClaim]: { deployment_id: expect.any(String), domain: 'quiz.example' },
      },
    ]);
    expect(await register(token)).toMatchObject({ status: 401, body: { error: 'invalid_token' } });
    expect(await toolOf(id)).toBeUndefined();
    const asked = new URLSearchParams({ client_id: id, redirect_uri: 'https://quiz.example/launch' });
    expect((await fetch(`${origin}/lti/authorize?${asked}`)).status).toBe(400);
    expect((await ada.send('/admin/tools')).text).toContain('Ready to be confirmed');
    const page = (await ada.send(path)).text;
    for (const text of ['Questions of all kinds', 'https://quiz.example/choose', 'https://keys.example/jwks'])
      expect(page).toContain(text);
    // What it asks to know is no leave to be told.
    const added = await post(path, { personalData: 'name' });
    expect(added.headers.get('location')).toBe(`/admin/tools/${id}`);
    expect(await toolOf(id)).toMatchObject({
      name: 'Acme Quiz',
      loginUrl: 'https://quiz.example/login',
      redirectUris: ['https://quiz.example/launch'],
      deepLinkUrl: 'https://quiz.example/choose',
      jwksUrl: 'https://keys.example/jwks',
      personalData: 'name',
      permissions: [],
      consumerKey: null,
    });
    expect((await ada.send(path)).status).toBe(404);
    expect((await post(path)).status).toBe(404);
  });

  it('with one of the tokens of a registration, and none counts after it', async () => {
    const { link } = await begin('https://quiz.example/register');
    const [first, second] = [tokenOf(await link()), tokenOf(await link())];
    const both = await Promise.all([register(first), register(second)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 401]);
    expect((await register(first)).status).toBe(401);
  });

  it.each<[string, (token: string) => Promise<string | null> | string | null]>([
    ['none', () => null],
    ['one that is made up', () => randomUUID()],
    ['one that was changed', (token) => `${token.slice(0, -4)}AAAA`],
    ['one of another purpose', async () => (await tokenOn(ada)) || 'x'],
  ])('not with a token that is %s', async (_name, change) => {
    const { link } = await begin('https://quiz.example/register');
    expect(await register(await change(tokenOf(await link())))).toMatchObject({
      status: 401,
      body: { error: 'invalid_token' },
    });
  });

  it('not after an hour, nor once the registration was removed (CONST-52)', async () => {
    const late = await begin('https://quiz.example/register');
    const token = tokenOf(await late.link());
    await db
      .update(ltiRegistrations)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(ltiRegistrations.id, late.id));
    expect((await register(token)).status).toBe(401);
    expect((await ada.send(late.path)).text).toContain('The time of this registration is over.');
    const removed = await begin('https://quiz.example/register');
    const other = tokenOf(await removed.link());
    await post(`${removed.path}/remove`);
    expect((await register(other)).status).toBe(401);
    const confirmed = await post(late.path, { personalData: 'none' });
    expect([confirmed.status, await toolOf(late.id)]).toEqual([409, undefined]);
  });

  const claims = (more: object) => ({ [toolClaim]: { ...given()[toolClaim], ...more } });
  it.each<[string, object, string]>([
    [
      'a redirect at another origin',
      { redirect_uris: ['https://quiz.example/launch', 'https://evil.example/'] },
      'invalid_redirect_uri',
    ],
    ['a redirect by http', { redirect_uris: ['http://quiz.example/launch'] }, 'invalid_redirect_uri'],
    ['no redirect', { redirect_uris: [] }, 'invalid_redirect_uri'],
    ['a sign-in at another origin', { initiate_login_uri: 'https://evil.example/login' }, 'invalid_client_metadata'],
    [
      'a target link at another origin',
      claims({ target_link_uri: 'https://evil.example/' }),
      'invalid_client_metadata',
    ],
    [
      'a page for choosing at another origin',
      claims({ messages: [{ type: 'LtiDeepLinkingRequest', target_link_uri: 'https://evil.example/' }] }),
      'invalid_client_metadata',
    ],
    ['keys that are no address', { jwks_uri: 'javascript:alert(1)' }, 'invalid_client_metadata'],
    ['no name', { client_name: ' ' }, 'invalid_client_metadata'],
    ['a name that is too long', { client_name: 'x'.repeat(201) }, 'invalid_client_metadata'],
    ['a secret in place of keys', { token_endpoint_auth_method: 'client_secret_basic' }, 'invalid_client_metadata'],
    ['another kind of answer', { response_types: ['code'] }, 'invalid_client_metadata'],
    ['nothing of LTI', { [toolClaim]: undefined }, 'invalid_client_metadata'],
  ])('not with %s, and may try again', async (_name, more, error) => {
    const { link } = await begin('https://quiz.example/register');
    const token = tokenOf(await link());
    expect(await register(token, { ...given(), ...more })).toMatchObject({ status: 400, body: { error } });
    expect((await register(token)).status).toBe(201);
  });
});

/** A launch of a course that is the tool alone. */
async function launchOf(code: string, toolId: string) {
  await playCourseBy(db, code, toolId);
  const pavel = await academy.as('pavel');
  const { aggregate } = await pavel.course(code);
  if (aggregate.lastObjectiveWorkflow?.state !== 'inProgress') {
    const again = { objectiveWorkflowAggregateId: aggregate.id, id: randomUUID() };
    await pavel.send('POST', '/api/lms/v1/start-objective-workflows', again, 'respond-sync');
  }
  const run = (await pavel.course(code)).aggregate.lastObjectiveWorkflow?.id ?? '';
  const body = { activityWorkflowIds: [], activityPartIds: [] };
  const reply = await pavel.send('POST', `/api/lms/v1/objective-workflows/${run}/resource-link`, body);
  return String(reply.body['targetLinkUri']);
}

describe('as ltijs does it', () => {
  let ltijs: Awaited<ReturnType<typeof judgeLtijs>>;
  beforeAll(async () => {
    ltijs = await judgeLtijs(academy, null);
  });
  afterAll(() => ltijs.close());

  it('it registers, is added, and is launched', async () => {
    const { path, id, link } = await begin(`${ltijs.origin}/register`);
    const page = await fetch(await link());
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('org.imsglobal.lti.close')]);
    // What it used once it cannot use again.
    await post(path, { personalData: 'email' });
    expect((await toolOf(id))?.name).toBe('Judge');
    const open = toolBrowser(ltijs.origin);
    const login = (await bench.get(await launchOf('LAB 230', id))).headers.get('location') ?? '';
    const authorize = (await open(login)).headers.get('location') ?? '';
    const form = formOf(await (await bench.get(authorize)).text());
    const shown = await open(form.action, { method: 'POST', body: new URLSearchParams(form.fields) });
    expect(shown.status).toBe(200);
    expect(ltijs.token()['userInfo']).toMatchObject({ name: 'Pavel Varga' });
  });

  it('it cannot register with a token that was used', async () => {
    const { link } = await begin(`${ltijs.origin}/register`);
    const to = await link();
    await register(tokenOf(to), given(ltijs.origin));
    expect((await fetch(to)).status).toBe(500);
  });
});

describe('as @lti-tool/core does it', () => {
  it('it registers, is added, and reads its launch; it takes no configuration whose issuer is of another host', async () => {
    const at = 'https://core.example';
    const { path, id, link } = await begin(`${at}/register`);
    const core = await judgeCore(academy, null, at);
    const to = await link();
    const request = {
      openid_configuration: to.searchParams.get('openid_configuration') ?? '',
      registration_token: tokenOf(to),
    };
    const foreign = request.openid_configuration.replace('localhost', '127.0.0.1');
    await expect(
      core.tool.initiateDynamicRegistration({ ...request, openid_configuration: foreign }, '/r'),
    ).rejects.toThrow();
    const form = await core.tool.initiateDynamicRegistration(request, '/register');
    const sessionToken = /name="sessionToken" value="([^"]+)"/.exec(form)?.[1] ?? '';
    const done = await core.tool.completeDynamicRegistration({
      sessionToken,
      services: ['ags', 'nrps', 'deep_linking'],
    });
    expect(done).toContain(id);
    await post(path, { personalData: 'email' });
    const added = await toolOf(id);
    expect(added).toMatchObject({ name: 'Core', deepLinkUrl: `${at}/lti/deep-linking`, jwksUrl: `${at}/lti/jwks` });
    // Its keys are where nobody answers.
    await db.update(ltiTools).set({ publicKeys: core.publicKeys }).where(eq(ltiTools.id, id));
    const login = await bench.begin(await launchOf('LAB 231', id));
    const { form: answer } = await bench.answer(new URL(await core.login(login, `${at}/lti/launch`)));
    const { id_token: idToken = '', state = '' } = answer.fields;
    const session = await core.tool.createSession(await core.tool.verifyLaunch(idToken, state));
    expect(session).toMatchObject({ user: { name: 'Pavel Varga' } });
    expect(await core.tool.listLineItems(session)).toHaveLength(1);
    expect((await bench.read(idToken, added as BenchTool)).sub).toEqual(expect.any(String));
  });
});
