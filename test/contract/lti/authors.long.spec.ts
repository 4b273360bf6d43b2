// Tools on the pages of administrators and authors: registered, opened, and content of them taken into courses (LTI-3, LTI-40, LTI-41).
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activities, activityParts, objectives } from '../../../demo/server/db/schema.ts';
import { ltiLineItems, ltiLinks, ltiTools } from '../../../demo/server/db/schemaLti.ts';
import { claim } from '../../../demo/server/lti/claims.ts';
import { startAcademy } from '../support/startAcademy.ts';
import type { Browser } from '../support/academy.ts';
import { judgeLtijs, toolBrowser } from './support/judgeLtijs.ts';
import { formOf, registerTool, toolBench, toolKey, type BenchTool } from '../support/toolBench.ts';

const academy = await startAcademy();
const { db, origin } = academy;
const bench = toolBench(academy);
const ada = await academy.browser('ada');
const tomas = await academy.browser('tomas');
let tool: BenchTool;
let course = { id: '', activityId: '' };
beforeAll(async () => {
  tool = await registerTool(db, { personalData: 'email' });
  const [found] = await db.select().from(objectives).where(eq(objectives.code, 'QUI 101'));
  course = found ?? course;
});

const tokenOn = async (who: Browser, path: string) =>
  /name="token" value="([^"]+)"/.exec((await who.send(path)).text)?.[1] ?? '';
const post = (who: Browser, path: string, fields: Readonly<Record<string, string>>) =>
  who.send(path, { method: 'POST', headers: { origin }, body: new URLSearchParams(fields) });

describe('LTI-3: tools are registered', () => {
  const good = {
    name: 'Acme Quiz',
    loginUrl: 'https://quiz.example/login',
    redirectUris: 'https://quiz.example/launch\nhttps://quiz.example/other',
    targetLinkUri: 'https://quiz.example/launch',
    jwksUrl: 'https://quiz.example/keys',
    personalData: 'name',
  };
  const save = async (fields: Readonly<Record<string, string>>, id = 'new') =>
    post(ada, `/admin/tools/${id}`, { token: await tokenOn(ada, '/admin/tools'), ...fields });
  const named = async (name: string) => (await db.select().from(ltiTools).where(eq(ltiTools.name, name)))[0];

  it('by administrators, in a form that was shown in their session', async () => {
    const mira = await academy.browser('mira');
    expect((await mira.send('/admin/tools')).status).toBe(403);
    expect((await post(mira, '/admin/tools/new', good)).status).toBe(403);
    expect((await post(ada, '/admin/tools/new', { ...good, token: 'made up' })).status).toBe(403);
    expect((await post(ada, '/admin/tools/keys', { token: 'made up' })).status).toBe(403);
    expect(await named('Acme Quiz')).toBeUndefined();
    expect((await ada.send('/admin')).text).toContain('href="/admin/tools"');
  });

  it('with what the tool’s side has to know, changed and removed', async () => {
    expect((await save(good)).headers.get('location')).toBe('/admin/tools?done=saved');
    const made = await named('Acme Quiz');
    expect(made).toMatchObject({
      redirectUris: ['https://quiz.example/launch', 'https://quiz.example/other'],
      personalData: 'name',
      permissions: [],
    });
    const page = (await ada.send(`/admin/tools/${made?.id}`)).text;
    for (const value of [
      origin,
      made?.id,
      made?.deploymentId,
      `${origin}/lti/authorize`,
      `${origin}/lti/token`,
      `${origin}/lti/jwks`,
    ])
      expect(page).toContain(`<code dir="ltr">${value}</code>`);
    await save({ ...good, permissions: 'camera', personalData: 'none' }, made?.id);
    expect(await named('Acme Quiz')).toMatchObject({ permissions: ['camera'], personalData: 'none' });
    const removed = await post(ada, `/admin/tools/${made?.id}/remove`, { token: await tokenOn(ada, '/admin/tools') });
    expect(removed.headers.get('location')).toBe('/admin/tools?done=removed');
    expect(await named('Acme Quiz')).toBeUndefined();
  });

  it.each([
    ['without a name', { name: ' ' }],
    ['by http', { loginUrl: 'http://quiz.example/login' }],
    ['with a password in an address', { targetLinkUri: 'https://a:b@quiz.example/' }],
    ['with a script for an address', { targetLinkUri: 'javascript:alert(1)' }],
    ['with a rule of a policy in a host', { targetLinkUri: 'https://quiz.example;sandbox/' }],
    ['without a redirect address', { redirectUris: '' }],
    ['without keys', { jwksUrl: '' }],
    ['with a key that is secret', { jwksUrl: '', publicKeys: '{"kty":"RSA","n":"x","e":"AQAB","d":"y"}' }],
    ['with what is no key', { publicKeys: 'key' }],
    ['with neither sign-in nor consumer key', { loginUrl: '' }],
    ['with a short secret', { consumerKey: 'acme', sharedSecret: 'short' }],
  ])('not %s, and what was written stays', async (_name, fields) => {
    const reply = await save({ ...good, ...fields });
    expect(reply.status).toBe(422);
    expect(reply.text).toContain('role="alert"');
    expect(reply.text).toContain('https://quiz.example/');
    expect(await named('Acme Quiz')).toBeUndefined();
  });

  it('not with the consumer key of another, and not removed while parts play in it', async () => {
    const version11 = { consumerKey: 'aldergrove', sharedSecret: 'a secret of some length' };
    expect((await save({ ...good, ...version11 })).status).toBe(422);
    const token = await tokenOn(ada, '/admin/tools');
    const kept = await post(ada, '/admin/tools/demo-tool/remove', { token });
    expect([kept.status, kept.text]).toEqual([409, expect.stringContaining('so it was not removed')]);
  });
});

it('LTI-6: a new key signs at once, and what the earlier one signed still counts', async () => {
  const keys = async () =>
    ((await (await fetch(`${origin}/lti/jwks`)).json()) as { readonly keys: readonly object[] }).keys;
  const before = await keys();
  const answer = await post(ada, '/admin/tools/keys', { token: await tokenOn(ada, '/admin/tools') });
  expect(answer.status).toBe(303);
  const after = await keys();
  expect(after).toHaveLength(before.length + 1);
  expect(after).toEqual(expect.arrayContaining([...before]));
  for (const key of after) expect(Object.keys(key).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
});

describe('LTI-40: content of a tool', () => {
  const teach = () => `/teach/tools/${course.id}`;
  /** A choice that an author begins; gives what the tool is told. */
  async function begun(by: BenchTool = tool, who = tomas) {
    const token = await tokenOn(who, teach());
    const page = await post(who, `${teach()}/choose`, { token, tool: by.id });
    expect(page.status).toBe(303);
    return bench.launch(by, page.headers.get('location') ?? '');
  }
  const dataOf = (message: Readonly<Record<string, unknown>>) =>
    String((message[claim.deepLinkSettings] as Readonly<Record<string, unknown>>)['data']);
  const answer = (
    data: string,
    more: object = {},
    key: Awaited<ReturnType<typeof toolKey>> = tool.key,
    expires = '5m',
  ) =>
    new SignJWT({
      iss: tool.id,
      aud: origin,
      nonce: randomUUID(),
      [claim.messageType]: 'LtiDeepLinkingResponse',
      [claim.version]: '1.3.0',
      [claim.deploymentId]: tool.deploymentId,
      [claim.data]: data,
      [claim.contentItems]: [{ type: 'ltiResourceLink', title: 'Quiz', url: 'https://quiz.example/1' }],
      ...more,
    })
      .setProtectedHeader({ alg: 'RS256', kid: key.kid })
      .setIssuedAt()
      .setExpirationTime(expires)
      .sign(key.privateKey);
  const bring = (JWT: string) =>
    fetch(`${origin}/lti/choice`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: 'https://quiz.example', accept: 'text/html' },
      body: new URLSearchParams({ JWT }),
    });

  it('is chosen by authors, in a form of their session, for a course with parts', async () => {
    const mira = await academy.browser('mira');
    expect((await mira.send(teach())).status).toBe(403);
    expect((await post(tomas, `${teach()}/choose`, { token: 'made up', tool: tool.id })).status).toBe(403);
    const token = await tokenOn(tomas, teach());
    expect((await post(tomas, `${teach()}/choose`, { token, tool: 'nothing' })).status).toBe(404);
    const [single] = await db.select().from(objectives).where(eq(objectives.code, 'LAB 230'));
    expect((await post(tomas, `/teach/tools/${single?.id}/choose`, { token, tool: tool.id })).status).toBe(404);
    expect((await tomas.send(teach())).headers.get('content-security-policy')).toContain(
      new URL(tool.targetLinkUri).origin,
    );
  });

  it('the tool is told what is wanted, of an instructor, and what to bring back', async () => {
    const message = await begun();
    expect(message).toMatchObject({
      [claim.messageType]: 'LtiDeepLinkingRequest',
      [claim.targetLinkUri]: tool.deepLinkUrl,
      [claim.deepLinkSettings]: {
        deep_link_return_url: `${origin}/lti/choice`,
        accept_multiple: true,
        accept_types: ['ltiResourceLink', 'link', 'html', 'file', 'image'],
      },
    });
    expect(message[claim.roles]).toContain('http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor');
    expect(message).not.toHaveProperty(claim.resourceLink);
  });

  it('is seen before it is taken, becomes parts, and plays with its own address, parameters and column', async () => {
    const items = [
      {
        type: 'ltiResourceLink',
        title: 'Quiz <1>',
        text: 'Ten questions',
        url: 'https://quiz.example/1',
        custom: { level: '3' },
        lineItem: { label: 'Quiz 1', scoreMaximum: 40, tag: 'quiz' },
        iframe: { width: 800, height: 600 },
      },
      { type: 'link', title: 'A page', url: 'https://quiz.example/page' },
      { type: 'html', title: 'A text', html: '<p>Read this</p>' },
      { type: 'ltiAssetProcessor', title: 'What nobody knows' },
      { type: 'link', title: 'A script', url: 'javascript:alert(1)' },
    ];
    const before = (await db.select().from(objectives).where(eq(objectives.id, course.id)))[0]?.partsTotal ?? 0;
    const brought = await bring(
      await answer(dataOf(await begun()), { [claim.contentItems]: items, [claim.message]: 'Done' }),
    );
    expect(brought.status).toBe(303);
    const path = brought.headers.get('location') ?? '';
    const page = await tomas.send(path);
    expect(page.text).toContain('Quiz &lt;1&gt;');
    expect(page.text).toContain('Left out, because no part can be made of it: 2');
    // It is that author's alone, and nothing was added yet.
    expect((await ada.send(path)).status).toBe(404);
    const parts = () => db.select().from(activityParts).where(eq(activityParts.parentId, course.activityId));
    const count = (await parts()).length;
    const token = await tokenOn(tomas, path);
    const taken = await post(tomas, path, { token, take: 'yes' });
    expect(taken.headers.get('location')).toBe(`${teach()}?added=3`);
    expect((await parts()).length).toBe(count + 3);
    expect((await db.select().from(objectives).where(eq(objectives.id, course.id)))[0]?.partsTotal).toBe(before + 3);
    expect((await post(tomas, path, { token, take: 'yes' })).status).toBe(404);
    const [activity] = await db.select().from(activities).where(eq(activities.name, 'Quiz <1>'));
    expect(activity).toMatchObject({ contentType: 1, scored: true, preferredWidth: 800 });
    const [link] = await db
      .select()
      .from(ltiLinks)
      .where(eq(ltiLinks.activityId, activity?.id ?? ''));
    expect(link).toMatchObject({ toolId: tool.id, url: 'https://quiz.example/1', custom: { level: '3' } });
    const [column] = await db.select().from(ltiLineItems).where(eq(ltiLineItems.label, 'Quiz 1'));
    expect(column).toMatchObject({ scoreMaximum: 40, tag: 'quiz', own: true });
    const [text] = await db.select().from(activities).where(eq(activities.name, 'A page'));
    expect(text?.content).toBe('<p><a href="https://quiz.example/page">A page</a></p>');
    // An instructor opens it.
    const again = await tokenOn(tomas, teach());
    const opened = await post(tomas, `${teach()}/open`, { token: again, axis: column?.axis ?? '' });
    const message = await bench.launch(tool, opened.headers.get('location') ?? '');
    expect(message).toMatchObject({
      [claim.messageType]: 'LtiResourceLinkRequest',
      [claim.targetLinkUri]: 'https://quiz.example/1',
      [claim.custom]: { level: '3' },
    });
    expect(message[claim.roles]).toContain('http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor');
  });

  it('is not taken where its author says so', async () => {
    const path = (await bring(await answer(dataOf(await begun())))).headers.get('location') ?? '';
    const taken = await post(tomas, path, { token: await tokenOn(tomas, path), take: 'no' });
    expect(taken.headers.get('location')).toBe(teach());
    expect((await tomas.send(path)).status).toBe(404);
  });

  it.each<[string, (data: string) => Promise<string>]>([
    ['signed by another', async (data) => answer(data, {}, { ...(await toolKey()), kid: tool.key.kid })],
    ['for somebody else', async (data) => answer(data, { aud: 'https://another.example' })],
    ['of another tool', async (data) => answer(data, { iss: 'demo-tool' })],
    ['of another deployment', async (data) => answer(data, { [claim.deploymentId]: 'another' })],
    ['of another kind', async (data) => answer(data, { [claim.messageType]: 'LtiResourceLinkRequest' })],
    ['without a nonce', async (data) => answer(data, { nonce: undefined })],
    ['that has expired', async (data) => answer(data, {}, tool.key, '-5m')],
    ['to a choice that nobody began', async () => answer('made up')],
    ['that is nothing', async () => 'x'],
  ])('an answer %s is refused', async (_name, make) => {
    const reply = await bring(await make(dataOf(await begun())));
    expect([reply.status, reply.headers.get('location')]).toEqual([400, null]);
  });

  it('an answer counts once, by its nonce and by its choice', async () => {
    const data = dataOf(await begun());
    const first = await answer(data);
    expect((await bring(first)).status).toBe(303);
    expect((await bring(first)).status).toBe(400);
    expect((await bring(await answer(data))).status).toBe(400);
    const nonce = randomUUID();
    expect((await bring(await answer(dataOf(await begun()), { nonce }))).status).toBe(303);
    expect((await bring(await answer(dataOf(await begun()), { nonce }))).status).toBe(400);
  });

  it('ltijs offers content, and it is taken', async () => {
    const ltijs = await judgeLtijs(academy, 'choose-ltijs');
    afterAll(() => ltijs.close());
    let chosen = '';
    const seen = new Promise<void>((resolve) => {
      (ltijs.lti as unknown as { onDeepLinking: (handler: unknown) => void }).onDeepLinking(
        async (token: never, _request: unknown, reply: { json: (body: unknown) => void }) => {
          chosen = await ltijs.lti.DeepLinking.createDeepLinkingMessage(token, [
            { type: 'ltiResourceLink', title: 'By ltijs', url: ltijs.addresses.targetLinkUri },
          ]);
          reply.json({});
          resolve();
        },
      );
    });
    const by = await registerTool(db, ltijs.addresses);
    const open = toolBrowser(new URL(by.targetLinkUri).origin);
    const page = await post(tomas, `${teach()}/choose`, { token: await tokenOn(tomas, teach()), tool: by.id });
    const login = (await bench.get(page.headers.get('location') ?? '')).headers.get('location') ?? '';
    const authorize = (await open(login)).headers.get('location') ?? '';
    const form = formOf(await (await bench.get(authorize)).text());
    await open(form.action, { method: 'POST', body: new URLSearchParams(form.fields) });
    await seen;
    const path = (await bring(chosen)).headers.get('location') ?? '';
    expect((await tomas.send(path)).text).toContain('By ltijs');
    const taken = await post(tomas, path, { token: await tokenOn(tomas, path), take: 'yes' });
    expect(taken.headers.get('location')).toBe(`${teach()}?added=1`);
  });
});
