// The demonstration's tool takes launches by LTI 1.1 that its platform has signed, once and in time, and reports results (LTI-52).
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import formbody from '@fastify/formbody';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signatureOf } from '../../../demo/server/lti/v1/oauth.ts';
import { registerAttempts } from '../../../demo/tool/attemptRoutes.ts';
import { checkLaunch } from '../../../demo/tool/version11/checkLaunch.ts';
import { registerLaunch11 } from '../../../demo/tool/version11/registerLaunch11.ts';
import { freePort } from '../../freePort.ts';

const consumer = { key: 'academy', secret: 'a secret of this & that' };
const now = () => Math.floor(Date.now() / 1000);
vi.spyOn(console, 'warn').mockImplementation(() => {});

/** A form as the academy signs it: by code that shares nothing with the tool's library. */
function launch(address: string, changes: Readonly<Record<string, string>> = {}, secret = consumer.secret) {
  const fields: Record<string, string> = {
    lti_message_type: 'basic-lti-launch-request',
    lti_version: 'LTI-1p0',
    resource_link_id: 'link-1',
    resource_link_title: "Dilutions: (10 %) & 'more'*!",
    user_id: 'pavel',
    roles: 'Learner',
    custom_experiment: 'stem',
    launch_presentation_locale: 'en-US',
    oauth_version: '1.0',
    oauth_consumer_key: consumer.key,
    oauth_nonce: crypto.randomUUID(),
    oauth_timestamp: String(now()),
    oauth_signature_method: 'HMAC-SHA1',
    ...changes,
  };
  return { ...fields, oauth_signature: signatureOf('POST', address, Object.entries(fields), secret) };
}

describe('LTI-52: which launches are let in', () => {
  const address = 'http://tool.example/launch-1.1';
  const check = (fields: unknown, spent = new Set<string>()) =>
    checkLaunch(fields, {
      consumer,
      address,
      now: now(),
      spend: (nonce) => !spent.has(nonce) && Boolean(spent.add(nonce)),
    });
  it('one that was signed as the standard says', () => expect(check(launch(address))).toBeNull());
  it('each once', () => {
    const [spent, one] = [new Set<string>(), launch(address)];
    expect([check(one, spent), check(one, spent), check(launch(address), spent)]).toEqual([null, 'used', null]);
  });
  it.each<[string, () => unknown, string]>([
    ['another secret', () => launch(address, {}, 'guessed'), 'unsigned'],
    ['another key', () => launch(address, { oauth_consumer_key: 'nobody' }), 'unsigned'],
    ['a field that was changed', () => ({ ...launch(address), user_id: 'mira' }), 'unsigned'],
    ['a field that was added', () => ({ ...launch(address), roles_more: 'Instructor' }), 'unsigned'],
    ['a field that was given twice', () => ({ ...launch(address), user_id: ['pavel', 'mira'] }), 'unsigned'],
    ['no signature', () => ({ ...launch(address), oauth_signature: '' }), 'unsigned'],
    ['the address of another tool', () => launch('http://other.example/launch-1.1'), 'unsigned'],
    ['another method of signing', () => launch(address, { oauth_signature_method: 'PLAINTEXT' }), 'unsigned'],
    ['another message', () => launch(address, { lti_message_type: 'ContentItemSelectionRequest' }), 'unsigned'],
    ['no link', () => launch(address, { resource_link_id: '' }), 'unsigned'],
    ['no nonce', () => launch(address, { oauth_nonce: '' }), 'unsigned'],
    ['nothing', () => null, 'unsigned'],
    ['a time of six minutes ago', () => launch(address, { oauth_timestamp: String(now() - 360) }), 'old'],
    ['a time in six minutes', () => launch(address, { oauth_timestamp: String(now() + 360) }), 'old'],
    ['a time that is none', () => launch(address, { oauth_timestamp: 'soon' }), 'old'],
  ])('not one with %s', (_name, fields, fault) => expect(check(fields())).toBe(fault));
});

describe('LTI-52: the tool', () => {
  const heard: { readonly authorization: string; readonly body: string }[] = [];
  let answer: { status: number; code: string } = { status: 200, code: 'success' };
  let [origin, portalOrigin] = ['', ''];
  const ends: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    const academy = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        heard.push({ authorization: request.headers.authorization ?? '', body });
        response.writeHead(answer.status).end(`<imsx_codeMajor>${answer.code}</imsx_codeMajor>`);
      });
    });
    await new Promise<void>((resolve) => academy.listen(0, '127.0.0.1', resolve));
    portalOrigin = `http://127.0.0.1:${(academy.address() as AddressInfo).port}`;
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const tool = fastify();
    await tool.register(formbody);
    const launchOf = registerLaunch11(tool, { origin, portalOrigin, consumer });
    registerAttempts(tool, (id) => Promise.resolve(launchOf(id)));
    await tool.listen({ port, host: '127.0.0.1' });
    ends.push(
      () => tool.close(),
      () => new Promise((resolve) => academy.close(resolve)),
    );
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });

  const open = (fields: Readonly<Record<string, string>>, language = 'en') =>
    fetch(`${origin}/launch-1.1`, {
      method: 'POST',
      headers: { 'accept-language': language },
      body: new URLSearchParams(fields),
    });
  const outcome = () => ({
    lis_outcome_service_url: `${portalOrigin}/lti/outcomes`,
    lis_result_sourcedid: 'mine & yours',
  });
  async function session(changes: Readonly<Record<string, string>> = {}) {
    const page = await open(launch(`${origin}/launch-1.1`, changes));
    expect(page.status).toBe(200);
    const [, data = ''] = /data-launch="([^"]*)"/.exec(await page.text()) ?? [];
    const launched = JSON.parse(data.replaceAll('&#34;', '"')) as { readonly session: string };
    return (method: string, path: string, body?: unknown) =>
      fetch(origin + path, {
        method,
        headers: {
          authorization: `Bearer ${launched.session}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
  }

  it('keeps the work of a person at a link from launch to launch, and of nobody else', async () => {
    const first = await session();
    await first('PUT', '/attempt', [0, null]);
    const stateOf = async (changes: Readonly<Record<string, string>>) =>
      ((await (await (await session(changes))('GET', '/attempt')).json()) as { readonly state: unknown }).state;
    expect([
      await stateOf({}),
      await stateOf({ user_id: 'mira' }),
      await stateOf({ resource_link_id: 'link-2' }),
    ]).toEqual([[0, null], null, null]);
  });

  it('sends the result as a signed outcome, body included', async () => {
    const work = await session({ user_id: 'reports', ...outcome() });
    expect((await (await work('GET', '/attempt')).json()) as object).toMatchObject({ activity: 'stem', reports: true });
    expect((await work('POST', '/result', { answers: [0, 0] })).status).toBe(200);
    const { authorization, body } = heard.at(-1) ?? { authorization: '', body: '' };
    expect(body).toContain('<sourcedId>mine &#38; yours</sourcedId>');
    expect(body).toContain('<textString>0.5</textString>');
    const given = [...authorization.matchAll(/(\w+)="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, decodeURIComponent(value)] as const,
    );
    const signed = given.filter(([name]) => name !== 'oauth_signature');
    expect(Object.fromEntries(given)['oauth_signature']).toBe(
      signatureOf('POST', `${portalOrigin}/lti/outcomes`, signed, consumer.secret),
    );
  });

  it.each([
    [500, 'success'],
    [200, 'failure'],
  ])('says that a result was not taken, answered by %d %s, and keeps the work', async (status, code) => {
    answer = { status, code };
    const work = await session({ user_id: `fails ${status}`, ...outcome() });
    expect((await work('POST', '/result', { answers: [0, 1], state: [0, 1] })).status).toBe(502);
    answer = { status: 200, code: 'success' };
    expect((await (await work('POST', '/result', { answers: [0, 1] })).json()) as object).toMatchObject({ score: 100 });
  });

  it('reports nothing of who teaches, nor to another site', async () => {
    const before = heard.length;
    for (const changes of [
      { roles: 'Instructor', ...outcome() },
      { lis_outcome_service_url: 'https://elsewhere.example/outcomes', lis_result_sourcedid: 'x' },
    ]) {
      const work = await session({ user_id: 'other', ...changes });
      expect((await (await work('GET', '/attempt')).json()) as object).toMatchObject({ reports: false });
      expect((await work('POST', '/result', { answers: [0, 1] })).status).toBe(200);
    }
    expect(heard.length).toBe(before);
  });

  it('says in the language of the reader why a launch does not open, and opens nothing', async () => {
    const used = launch(`${origin}/launch-1.1`);
    await open(used);
    for (const [fields, language, words] of [
      [used, 'en', 'This launch was used before'],
      [{ ...used, user_id: 'x' }, 'en', 'does not come from a platform'],
      [launch(`${origin}/launch-1.1`, { oauth_timestamp: '1' }), 'en', 'too old'],
      [used, 'ar', 'استُعمل هذا الفتح من قبل'],
    ] as const) {
      const page = await open(fields, language);
      const text = await page.text();
      expect([page.status, text.includes(words), text.includes('data-launch')]).toEqual([401, true, false]);
    }
  });
});
