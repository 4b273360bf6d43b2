// A host's bearer token opens the learner API and nothing else (AUTH-9): every route of the server, by every method,
// from every origin, however it is written.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTenant } from '../../../demo/server/shell/tenant.ts';
import { bases, type Call } from '../../../src/contract/wire/call.ts';
import { calls } from '../../../src/contract/calls.ts';
import { createBrowser } from '../support/browser.ts';
import { partnerTokens } from '../support/partnerTokens.ts';
import { startPortal } from '../support/portalServer.ts';

/** Every route that the server has, as `METHOD /path/:param`. */
const routes = new Set<string>();
const watch = (message: unknown) =>
  (message as { readonly fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) =>
    [method].flat().forEach((one) => routes.add(`${one} ${url}`)),
  );

let portal: Awaited<ReturnType<typeof startPortal>>;
let token: string;
beforeAll(async () => {
  subscribe('fastify.initialization', watch);
  portal = await startPortal();
  unsubscribe('fastify.initialization', watch);
  // Of an administrator, to whom all pages would open.
  token = (await partnerTokens(portal, 'ada')).tokens.access_token;
});
afterAll(() => portal.end());

// Addresses that answers of the learner API give: how a command goes, files of parts, and those that a learner attached.
const given = [
  'GET /api/lms/v1/commands/:id',
  'GET /api/lms-storage/v1/files/:id',
  'GET /api/lectern/v1/users/me/attachments/:id/file',
  // Its parameter holds several ids, joined by slashes.
  'GET /api/lms/v1/objective-workflows/:id/resource-form/*',
];
const ofLearners = new Set([
  ...given,
  ...calls
    .map((call) => call as Call)
    .map(({ method, base, path }) => `${method} ${bases[base]}${path.replace(/\{(\w+)\}/g, ':$1')}`),
]);
const isOfLearners = (route: string) => ofLearners.has(route) || ofLearners.has(route.replace(/^HEAD /, 'GET '));
const filled = (path: string) => path.replace(/:\w+/g, 'user-mira').replace(/\*$/, 'x');
const spellings: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
];
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
/** What any of the forms would take. */
const wish = { advanceMs: '1000', next: 'true', userId: 'user-mira', step: 'grade', overviewVariant: 'v2', token: 'x' };

async function answer(
  method: (typeof methods)[number],
  path: string,
  origin: string | undefined,
  authorization: string | undefined,
) {
  const headers = {
    'accept': 'text/html',
    'x-requested-with': 'XMLHttpRequest',
    ...(origin && { origin }),
    ...(authorization && { authorization }),
  };
  const reply = await portal.inject({
    method,
    url: path,
    headers,
    ...(method !== 'GET' && method !== 'HEAD' && { payload: wish }),
  });
  // Every attempt to sign in has a state of its own.
  return {
    status: reply.statusCode,
    to: reply.headers.location?.toString().split('?')[0],
    cookies: [reply.headers['set-cookie'] ?? []]
      .flat()
      .map((line) => line.split('=')[0]?.replace(/^(lms_sign_in_).*/, '$1')),
  };
}

describe('a bearer token (AUTH-9)', () => {
  it('is answered as nobody is, everywhere but in the learner API', async () => {
    const others = [
      ...new Set([...routes].filter((route) => !isOfLearners(route)).map((route) => route.split(' ')[1] ?? '')),
    ];
    for (const path of [
      '/admin',
      '/admin/clock',
      '/admin/settings',
      '/admin/certificates',
      '/admin/certificates/:id',
      '/admin/people',
      '/admin/impersonation',
      '/teach/grading',
      '/teach/grading/:id',
      '/platform/*',
      '/chat/channels/groups/:channelId',
    ])
      expect(others).toContain(path);
    const odd: unknown[] = [];
    for (const path of others)
      for (const method of methods)
        for (const origin of [undefined, portal.origin, portal.config.partnerOrigin, 'https://evil.example'])
          for (const spell of spellings) {
            const url = spell(filled(path));
            const [nobody, host] = [
              await answer(method, url, origin, undefined),
              await answer(method, url, origin, `Bearer ${token}`),
            ];
            if (JSON.stringify(host) !== JSON.stringify(nobody)) odd.push([method, url, origin, nobody, host]);
          }
    expect(odd).toEqual([]);
    expect([portal.clock().offset(), (await createTenant(portal.db).settings()).overviewVariant]).toEqual([0, 'v1']);
  });

  it('is no key to the provider’s own calls either', async () => {
    const reply = await portal.inject({ url: '/idp/me', headers: { authorization: `Bearer ${token}` } });
    expect(reply.statusCode).toBe(401);
  });

  it('and the portal’s own session opens what it does not', async () => {
    const browser = createBrowser(portal.origin);
    await browser.signIn('ada');
    for (const path of ['/admin', '/admin/clock', '/admin/settings', '/admin/people', '/teach/grading'])
      expect([path, (await browser.send(path)).status]).toEqual([path, 200]);
    const moved = async (headers: HeadersInit) =>
      (
        await browser.send('/admin/clock', {
          method: 'POST',
          headers,
          body: new URLSearchParams({ advanceMs: '1000' }),
        })
      ).status;
    // A token beside it adds nothing and takes nothing away.
    const authorization = `Bearer ${token}`;
    expect([await moved({ origin: portal.config.partnerOrigin, authorization }), portal.clock().offset()]).toEqual([
      403, 0,
    ]);
    expect(await moved({ origin: portal.origin, authorization })).toBe(303);
  });

  it('opens the learner API, however its address is written', async () => {
    for (const spell of spellings)
      expect(
        (
          await portal.inject({
            url: spell('/api/platform/v1/users/me'),
            headers: { authorization: `Bearer ${token}`, origin: portal.config.partnerOrigin },
          })
        ).json(),
      ).toMatchObject({ username: 'ada' });
  });
});
