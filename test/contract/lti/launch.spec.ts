// Launches of tools: begun once, answered without a cookie, refused where anything does not fit (CALL-30, LTI-1, LTI-2, LTI-7 to LTI-11).
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { claim } from '../../../demo/server/lti/claims.ts';
import { learnPolicy } from '../../../demo/server/http/headers.ts';
import { toolFrames } from '../../../demo/server/lti/toolFrames.ts';
import { toolCourse } from '../../../demo/server/lti/toolPlaces.ts';
import { ltiTools } from '../../../demo/server/db/schemaLti.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { startAcademy } from '../support/startAcademy.ts';
import { playCourseBy, registerTool, toolBench, type BenchTool } from '../support/toolBench.ts';
import type { Learner } from '../support/academy.ts';

const academy = await startAcademy();
const bench = toolBench(academy);
const lms = '/api/lms/v1/objective-workflows';
let pavel: Learner;
let tool: BenchTool;
let run = '';
beforeAll(async () => {
  tool = await registerTool(academy.db, { personalData: 'email', permissions: ['camera'] });
  await playCourseBy(academy.db, 'LAB 230', tool.id, {
    custom: { course: '$Context.id', mail: '$Person.email.primary' },
  });
  pavel = await academy.as('pavel');
  run = (await pavel.course('LAB 230')).aggregate.lastObjectiveWorkflow?.id ?? '';
});
const link = async (body: object = { activityWorkflowIds: [], activityPartIds: [] }) =>
  pavel.send('POST', `${lms}/${run}/resource-link`, body);
const launchAddress = async () => String((await link()).body['targetLinkUri']);
const started = async () => bench.begin(await launchAddress());

describe('LTI-7: a launch', () => {
  it('names an address of the portal, the content’s origin and what its frame may use', async () => {
    const reply = await link();
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ contentOrigin: new URL(tool.targetLinkUri).origin, permissions: ['camera'] });
    expect(String(reply.body['targetLinkUri'])).toMatch(new RegExp(`^${academy.origin}/lti/launch\\?hint=`));
  });

  it('begins the tool’s sign-in with all that LTI wants, and keeps what its address held', async () => {
    const login = await started();
    expect(login.origin + login.pathname).toBe(tool.loginUrl?.split('?')[0]);
    expect(Object.fromEntries(login.searchParams)).toMatchObject({
      kept: '1',
      iss: academy.origin,
      client_id: tool.id,
      lti_deployment_id: tool.deploymentId,
      lti_storage_target: '_parent',
      target_link_uri: tool.targetLinkUri,
    });
    expect(login.searchParams.get('login_hint')).not.toBe('');
    expect(login.searchParams.get('lti_message_hint')).not.toBe('');
  });

  it('works once', async () => {
    const address = await launchAddress();
    await bench.begin(address);
    const again = await bench.get(address);
    expect(again.status).toBe(410);
    expect(await again.text()).toContain('works once');
    expect(again.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  });

  it('is answered with a signed message, in a form that the policy lets go to the tool alone', async () => {
    const login = await started();
    const address = bench.request(tool, login, { nonce: 'once' });
    const { reply, form } = await bench.answer(address);
    expect(reply.status).toBe(200);
    expect(form.action).toBe(tool.redirectUris[0]);
    expect(form.fields['state']).toBe('a state');
    const policy = reply.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`form-action ${new URL(tool.targetLinkUri).origin};`);
    expect(policy).toContain(`frame-ancestors 'self' ${academy.config.hostOrigins.join(' ')}`);
    expect(reply.headers.getSetCookie()).toEqual([]);
    const message = await bench.read(form.fields['id_token'] ?? '', tool);
    const course = await pavel.course('LAB 230');
    expect(message).toMatchObject({
      nonce: 'once',
      name: 'Pavel Varga',
      email: 'pavel.varga@aldergrove.example',
      [claim.messageType]: 'LtiResourceLinkRequest',
      [claim.version]: '1.3.0',
      [claim.deploymentId]: tool.deploymentId,
      [claim.targetLinkUri]: tool.targetLinkUri,
      [claim.context]: { id: course.objective.id, label: 'LAB 230', title: course.objective.name },
      [claim.custom]: { course: course.objective.id, mail: 'pavel.varga@aldergrove.example' },
      [claim.launchPresentation]: {
        document_target: 'iframe',
        return_url: `${academy.origin}/learn/lti-tool-callback`,
      },
      [claim.toolPlatform]: { product_family_code: 'lectern' },
    });
    expect(message[claim.roles]).toContain('http://purl.imsglobal.org/vocab/lis/v2/membership#Learner');
    expect(message[claim.resourceLink]).toMatchObject({ title: course.objective.name });
    // A second time nothing is told, though everything else fits.
    const again = await bench.answer(address);
    expect(again.form.fields).toMatchObject({ error: 'invalid_request', state: 'a state' });
    expect(again.form.fields['id_token']).toBeUndefined();
  });

  it('says where it plays: in a frame, or in a window', async () => {
    const reply = await bench.get(await launchAddress(), { headers: { 'sec-fetch-dest': 'document' } });
    const login = new URL(reply.headers.get('location') ?? '');
    const { form } = await bench.answer(bench.request(tool, login));
    const message = await bench.read(form.fields['id_token'] ?? '', tool);
    expect(message[claim.launchPresentation]).toMatchObject({ document_target: 'window' });
  });
});

describe('LTI-5: what a tool is told of a person', () => {
  it.each([
    ['none', []],
    ['name', ['name', 'given_name', 'family_name']],
    ['email', ['name', 'given_name', 'family_name', 'email']],
  ] as const)('%s', async (personalData, told) => {
    await academy.db.update(ltiTools).set({ personalData }).where(eq(ltiTools.id, tool.id));
    const message = await bench.launch(tool, await launchAddress());
    expect(Object.keys(message).filter((one) => ['name', 'given_name', 'family_name', 'email'].includes(one))).toEqual(
      told,
    );
    expect((message[claim.custom] as Record<string, string>)['mail']).toBe(
      personalData === 'email' ? 'pavel.varga@aldergrove.example' : '$Person.email.primary',
    );
    await academy.db.update(ltiTools).set({ personalData: 'email' }).where(eq(ltiTools.id, tool.id));
  });
});

describe('LTI-8: a request for a message is refused', () => {
  it.each([
    ['without openid', { scope: 'profile' }, 'invalid_scope'],
    ['for a code', { response_type: 'code' }, 'unsupported_response_type'],
    ['in another mode', { response_mode: 'query' }, 'invalid_request'],
    ['that would ask the learner', { prompt: 'login' }, 'invalid_request'],
    ['without a nonce', { nonce: null }, 'invalid_request'],
    ['without a hint', { lti_message_hint: null }, 'invalid_request'],
    ['with a hint that nobody signed', { lti_message_hint: 'eyJ0b29sSWQiOiJ4In0.x' }, 'invalid_request'],
    ['for another learner', { login_hint: 'somebody else' }, 'login_required'],
  ] as const)('%s', async (_name, changes, error) => {
    const login = await started();
    const { form } = await bench.answer(bench.request(tool, login, changes));
    expect(form.fields).toMatchObject({ error, state: 'a state' });
    expect(form.fields['id_token']).toBeUndefined();
    // The launch is not lost by it.
    if (!('lti_message_hint' in changes))
      expect((await bench.answer(bench.request(tool, login))).form.fields['id_token']).toBeDefined();
  });

  it.each([
    ['of a tool that nobody registered', { client_id: 'nobody' }],
    ['to be answered elsewhere', { redirect_uri: 'https://evil.example/launch' }],
    ['to be answered below a registered address', { redirect_uri: '/launch/more' }],
    ['to be answered nowhere', { redirect_uri: null }],
  ] as const)('%s, and is told nothing', async (_name, changes) => {
    const login = await started();
    const reply = await bench.get(bench.request(tool, login, changes));
    expect(reply.status).toBe(400);
    expect(reply.headers.get('location')).toBeNull();
    expect(await reply.text()).not.toContain('<form');
  });

  it('with the hint of another tool’s launch', async () => {
    const other = await registerTool(academy.db);
    const login = await started();
    const { form } = await bench.answer(
      bench.request(other, login, { client_id: other.id, redirect_uri: other.redirectUris[0] ?? '' }),
    );
    expect(form.fields).toMatchObject({ error: 'invalid_request' });
  });

  it('with a hint whose time was changed', async () => {
    const login = await started();
    const hint = login.searchParams.get('lti_message_hint') ?? '';
    const [text = ''] = hint.split('.');
    const content = JSON.parse(Buffer.from(text, 'base64url').toString()) as object;
    const later = Buffer.from(JSON.stringify({ ...content, exp: Date.now() + 1e9 })).toString('base64url');
    const { form } = await bench.answer(
      bench.request(tool, login, { lti_message_hint: `${later}.${hint.split('.')[1]}` }),
    );
    expect(form.fields).toMatchObject({ error: 'invalid_request' });
  });

  it('where the run was left or ended meanwhile', async () => {
    const login = await started();
    await academy.db.update(ltiTools).set({ loginUrl: null }).where(eq(ltiTools.id, tool.id));
    expect((await link()).status).toBe(404);
    await academy.db.update(ltiTools).set({ loginUrl: tool.loginUrl }).where(eq(ltiTools.id, tool.id));
    await playCourseBy(academy.db, 'LAB 230', 'demo-tool');
    expect((await bench.answer(bench.request(tool, login))).form.fields).toMatchObject({ error: 'access_denied' });
    await playCourseBy(academy.db, 'LAB 230', tool.id);
  });
});

describe('PERM-6: a part is played by its learner alone', () => {
  it('who began it, in their own run', async () => {
    const mira = await academy.as('mira');
    const body = { activityWorkflowIds: [], activityPartIds: [] };
    expect((await mira.send('POST', `${lms}/${run}/resource-link`, body)).status).toBe(404);
    expect((await link({ activityWorkflowIds: ['nothing'], activityPartIds: [] })).status).toBe(404);
    expect((await link({ activityWorkflowIds: [], activityPartIds: ['nothing'] })).status).toBe(404);
    expect((await link({ activityWorkflowIds: 'all' })).status).toBe(400);
  });

  it('and by nobody who acts as them', async () => {
    const ada = await academy.browser('ada');
    const token = /name="token" value="([^"]+)"/.exec((await ada.send('/admin/people')).text)?.[1] ?? '';
    const form = { method: 'POST', headers: { origin: academy.origin } };
    const userId = uuidOf('user:pavel');
    await ada.send('/admin/impersonation', { ...form, body: new URLSearchParams({ token, userId }) });
    const reply = await ada.send(`${lms}/${run}/resource-link`, {
      method: 'POST',
      headers: { 'origin': academy.origin, 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' },
      body: JSON.stringify({ activityWorkflowIds: [], activityPartIds: [] }),
    });
    expect([reply.status, reply.text]).toEqual([403, expect.stringContaining('return to yourself')]);
  });
});

it('LTI-4: /learn frames registered tools, and lends the camera to those that have it', async () => {
  const visitor = await academy.browser(null);
  const { headers } = await visitor.send('/learn');
  const origin = new URL(tool.targetLinkUri).origin;
  // Without a build there is no page; what it would allow is asked for by itself.
  const frames = await toolFrames(academy.db);
  expect(frames.origins).toContain(origin);
  expect(frames.permissions).toBe(`camera=(self "${origin}"), geolocation=(), microphone=()`);
  expect(headers.get('content-security-policy')).not.toBe('');
});

it('a message is signed by nobody else', async () => {
  const login = await started();
  const { form } = await bench.answer(bench.request(tool, login));
  const forged = await new SignJWT({ sub: 'x' })
    .setProtectedHeader({ alg: 'RS256' })
    .setIssuer(academy.origin)
    .setAudience(tool.id)
    .sign(tool.key.privateKey);
  await expect(bench.read(forged, tool)).rejects.toThrow();
  await expect(bench.read(form.fields['id_token'] ?? '', { id: 'another' })).rejects.toThrow();
});

it('LTI-4: a link that was stored with a rule of a policy in its host adds nothing to the policy, and opens the tool itself', async () => {
  const kept = await registerTool(academy.db, { consumerKey: 'kept', sharedSecret: 'a secret of this length' });
  const { activityId, id } = await playCourseBy(academy.db, 'LAB 230', kept.id, { url: 'https://x;sandbox/' });
  const own = new URL(kept.targetLinkUri).origin;
  const { origins, formOrigins } = await toolFrames(academy.db);
  expect([origins, formOrigins]).toEqual([expect.arrayContaining([own]), expect.arrayContaining([own])]);
  expect(learnPolicy(academy.config, {}, { tools: { origins, formOrigins } })).not.toContain('sandbox');
  expect((await toolCourse(academy.db, id))?.places[0]).toMatchObject({ activityId, url: kept.targetLinkUri });
});
