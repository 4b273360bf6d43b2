import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { eq } from 'drizzle-orm';
import { importJWK, SignJWT, type JWK } from 'jose';
import { Provider } from 'oidc-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '../../../demo/server/db/schemaAuth.ts';
import { freePort } from '../../freePort.ts';
import { framesOf, hashOf } from '../support/frames.ts';
import { startPortal } from '../support/portalServer.ts';

// Another organisation's provider: its own keys, subjects and secret. It signs in whoever `who` names, without a page.
const jwk: JWK = {
  ...(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }) as JWK),
  kid: 'k1',
  alg: 'ES256',
  use: 'sig',
};
let who: { readonly sub: string; readonly email: string; readonly email_verified: boolean };
let issuer: string;
/** When the provider says that it has asked, in seconds since 1970; null where it tells the truth. */
let askedAt: number | null = null;
let server: Server;
let portal: Awaited<ReturnType<typeof startPortal>>;

beforeAll(async () => {
  const [idpPort, port] = [await freePort(), await freePort()];
  issuer = `http://127.0.0.1:${idpPort}`;
  const provider = new Provider(issuer, {
    jwks: { keys: [jwk] } as never,
    clients: [
      {
        client_id: 'academy',
        client_secret: 'a secret/with+signs',
        id_token_signed_response_alg: 'ES256',
        redirect_uris: [`http://localhost:${port}/oidc/callback`],
        backchannel_logout_uri: 'http://127.0.0.1:1/',
        backchannel_logout_session_required: true,
        post_logout_redirect_uris: [`http://localhost:${port}/learn`],
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['x'] },
    findAccount: (_ctx, accountId) => ({ accountId, claims: () => ({ ...who }) }),
    // One that is told of ends names its session in its id tokens.
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    interactions: { url: () => '/interaction' },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: 'academy', accountId: who.sub });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  });
  const callback = provider.callback();
  server = createServer((request, response) => {
    if (request.url?.startsWith('/interaction'))
      void provider.interactionFinished(request, response, {
        login: { accountId: who.sub, ...(askedAt !== null && { ts: askedAt }) },
      });
    else void callback(request, response);
  });
  await new Promise<void>((resolve) => server.listen(idpPort, '127.0.0.1', resolve));
  portal = await startPortal({
    PORT: String(port),
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: 'academy',
    OIDC_CLIENT_SECRET: 'a secret/with+signs',
  });
});
afterAll(async () => {
  await portal.end();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Follows a sign-in across both hosts with one cookie jar a host. */
async function signIn(
  person: typeof who,
  jars = new Map<string, Map<string, string>>(),
  change: (url: URL) => void = () => undefined,
) {
  who = person;
  let url = new URL('/oidc/login?redirectUrl=/learn/courses', portal.origin);
  for (let hops = 0; hops < 12; hops++) {
    const jar = jars.get(url.host) ?? new Map<string, string>();
    jars.set(url.host, jar);
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const line of response.headers.getSetCookie())
      jar.set(line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1).split(';')[0] ?? '');
    const location = response.headers.get('location');
    if (!location)
      return {
        path: url.pathname,
        status: response.status,
        text: await response.text(),
        user: jar.get('lmsUser') ?? '',
        cookie: `lms_sid=${jar.get('lms_sid') ?? ''}`,
      };
    url = new URL(location, url);
    change(url);
  }
  throw new Error('Too many redirects.');
}

describe('another provider (OIDC_ISSUER)', () => {
  it('replaces the embedded one', async () => {
    expect((await fetch(`${portal.origin}/idp/.well-known/openid-configuration`)).status).toBe(404);
  });

  it('signs in by its subject, or by an address it has verified', async () => {
    expect(await signIn({ sub: 'ext-mira', email: 'other@example.org', email_verified: false })).toMatchObject({
      path: '/learn/courses',
      user: expect.stringContaining('mira') as string,
    });
    expect(await signIn({ sub: 'unseen', email: 'ADA@aldergrove.example', email_verified: true })).toMatchObject({
      path: '/learn/courses',
      user: expect.stringContaining('ada') as string,
    });
  });

  it('signs in nobody by an unverified address, by an id of ours, or unknown', async () => {
    const refused = { path: '/oidc/callback', status: 403, user: '', cookie: 'lms_sid=' };
    expect(await signIn({ sub: 'unseen', email: 'ada@aldergrove.example', email_verified: false })).toMatchObject(
      refused,
    );
    expect(await signIn({ sub: 'user-ada', email: '', email_verified: true })).toMatchObject(refused);
  });

  it('has its bearer tokens checked against its own keys', async () => {
    const key = await importJWK(jwk, 'ES256');
    const status = async (aud: string, iss = issuer) => {
      const token = await new SignJWT({ scope: 'lectern' })
        .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
        .setIssuer(iss)
        .setAudience(aud)
        .setSubject('ext-ada')
        .setExpirationTime('1m')
        .sign(key);
      return (
        await fetch(`${portal.origin}/api/platform/v1/users/me`, {
          headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
        })
      ).status;
    };
    expect(await status(`${portal.origin}/api`)).toBe(200);
    expect(await status('academy')).toBe(401);
    expect(await status(`${portal.origin}/api`, portal.origin)).toBe(401);
  });

  it('whose session a token names: signing out here refuses what was given for it before (AUTH-10)', async () => {
    const jars = new Map<string, Map<string, string>>();
    const { cookie } = await signIn({ sub: 'ext-mira', email: '', email_verified: false }, jars);
    const [own] = await portal.db
      .select()
      .from(sessions)
      .where(eq(sessions.id, hashOf(cookie.slice('lms_sid='.length))));
    const key = await importJWK(jwk, 'ES256');
    const now = Math.floor(Date.now() / 1000);
    const status = async (sid: unknown, iat: number) => {
      const token = await new SignJWT({ scope: 'lectern', sid })
        .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
        .setIssuer(issuer)
        .setAudience(`${portal.origin}/api`)
        .setSubject('ext-mira')
        .setIssuedAt(iat)
        .setExpirationTime('1m')
        .sign(key);
      return (
        await fetch(`${portal.origin}/api/platform/v1/users/me`, { headers: { authorization: `Bearer ${token}` } })
      ).status;
    };
    expect(await status(own?.providerSid, now)).toBe(200);
    await fetch(`${portal.origin}/oidc/logout`, {
      redirect: 'manual',
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    });
    // What the provider gives later is its own word; tokens of another session, or of none, are not known to have ended.
    expect([
      await status(own?.providerSid, now),
      await status(own?.providerSid, now + 30),
      await status('another', now),
      await status(undefined, now),
    ]).toEqual([401, 200, 200, 200]);
  });

  it('frames of tickets end with the portal’s session of the person; all others end by the host’s word (SESS-19, SESS-22)', async () => {
    const frames = framesOf(portal);
    const jars = new Map<string, Map<string, string>>();
    const signInHere = async () => (await signIn({ sub: 'ext-mira', email: '', email_verified: false }, jars)).cookie;
    const cookie = await signInHere();
    const [own] = await portal.db
      .select()
      .from(sessions)
      .where(eq(sessions.id, hashOf(cookie.slice('lms_sid='.length))));
    expect(own?.providerSid).toMatch(/^[\w-]{10,}$/);
    const key = await importJWK(jwk, 'ES256');
    const begun = async (claims: object) => {
      const token = await new SignJWT({ scope: 'lectern', ...claims })
        .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
        .setIssuer(issuer)
        .setAudience(`${portal.origin}/api`)
        .setSubject('ext-mira')
        .setExpirationTime('1m')
        .sign(key);
      const frame = frames.page();
      expect(
        (
          await frame.begin({
            ticket: (await frames.askTicket(token)).body['ticket'],
            host: portal.config.partnerOrigin,
          })
        ).status,
      ).toBe(204);
      return frame;
    };
    const all = [await begun({ sid: own?.providerSid }), await begun({ sid: 'another' }), await begun({})] as const;
    const users = async () => Promise.all(all.map((frame) => frame.user()));
    // Signing in there again goes on with the provider's session.
    const fresh = await signInHere();
    expect(fresh).not.toBe(cookie);
    expect(await users()).toEqual(['mira', 'mira', 'mira']);
    await fetch(`${portal.origin}/oidc/logout`, {
      redirect: 'manual',
      headers: { 'cookie': fresh, 'sec-fetch-site': 'same-origin' },
    });
    expect(await users()).toEqual([401, 'mira', 'mira']);
    await all[2].end();
    expect(await users()).toEqual([401, 'mira', 401]);
  });

  it.each([[false], [true]])(
    'whose session was not ended asks who comes next, once (SESS-20, SESS-23); it answers: %s',
    async (answers) => {
      const jars = new Map<string, Map<string, string>>();
      const person = { sub: 'ext-mira', email: '', email_verified: false };
      const { cookie } = await signIn(person, jars);
      const here = jars.get(new URL(portal.origin).host)!;
      const header = () => [...here].map(([name, value]) => `${name}=${value}`).join('; ');
      const prompt = async () =>
        new URL(
          (
            await fetch(`${portal.origin}/oidc/login`, { redirect: 'manual', headers: { cookie: header() } })
          ).headers.get('location') ?? '',
        ).searchParams.get('prompt');
      expect(await prompt()).toBeNull();
      if (!answers) {
        await portal.stop();
        await portal.start({ provider: { issuer: 'http://127.0.0.1:1', clientId: 'a', clientSecret: 'b' } });
      }
      // Where the provider answers, its page is not reached: a tab that was closed, a lost connection.
      const out = await fetch(`${portal.origin}/oidc/logout`, {
        redirect: 'manual',
        headers: { cookie, 'sec-fetch-site': 'same-origin' },
      });
      expect(out.status).toBe(answers ? 302 : 502);
      for (const line of out.headers.getSetCookie())
        here.set(line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1).split(';')[0] ?? '');
      await portal.stop();
      await portal.start();
      expect(await prompt()).toBe('login');
      await signIn(person, jars);
      expect(await prompt()).toBeNull();
    },
  );

  it.each<[string, number | null, (url: URL) => void]>([
    ['asks nobody, and tells so', 1_000_000, () => undefined],
    [
      'has lost the wish on its way, and tells no time',
      null,
      (url) => ['prompt', 'max_age'].forEach((name) => url.searchParams.delete(name)),
    ],
  ])('that %s lets nobody in after a sign-out, and the page says why (SESS-23)', async (_, ts, change) => {
    const jars = new Map<string, Map<string, string>>();
    const person = { sub: 'ext-mira', email: '', email_verified: false };
    await signIn(person, jars);
    jars.get(new URL(portal.origin).host)!.set('lms_ask', '1');
    askedAt = ts;
    const refused = await signIn(person, jars, change);
    askedAt = null;
    expect(refused).toMatchObject({
      path: '/oidc/callback',
      status: 400,
      text: expect.stringContaining('The sign-in service did not ask for your password') as string,
    });
    expect(await signIn(person, jars)).toMatchObject({ path: '/learn/courses' });
  });

  it('says so when it does not answer', async () => {
    await portal.stop();
    await portal.start({ provider: { issuer: 'http://127.0.0.1:1', clientId: 'a', clientSecret: 'b' } });
    const response = await fetch(`${portal.origin}/oidc/login?redirectUrl=/learn/catalog&provider=a%26b`, {
      headers: { accept: 'text/html' },
    });
    const text = await response.text();
    expect([response.status, text.includes('does not answer')]).toEqual([502, true]);
    // Another attempt is one by the same provider, to the same place (AUTH-6).
    expect(/href="(\/oidc\/login[^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&')).toBe(
      `/oidc/login?redirectUrl=${encodeURIComponent(`${portal.origin}/learn/catalog`)}&provider=a%26b`,
    );
  });
});
