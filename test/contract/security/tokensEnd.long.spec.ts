// What hosts were given ends with the session that it was given for, by whatever way that ends (AUTH-10).
import { eq } from 'drizzle-orm';
import * as oidc from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../../demo/server/db/schema.ts';
import { accounts, oidcPayloads } from '../../../demo/server/db/schemaAuth.ts';
import { authAddress } from '../support/authAddress.ts';
import { createBrowser } from '../support/browser.ts';
import { framesOf } from '../support/frames.ts';
import { partnerTokens } from '../support/partnerTokens.ts';
import { startPortal } from '../support/portalServer.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => (portal = await startPortal()));
afterAll(() => portal.end());

const status = async (token: string) =>
  (await fetch(`${portal.origin}/api/platform/v1/users/me`, { headers: { authorization: `Bearer ${token}` } })).status;
const own = { headers: { 'sec-fetch-site': 'same-origin' } };

/** Somebody who is signed in at the portal and, by the same sign-in, at the partner. */
async function signedIn(username = 'mira', more: Readonly<Record<string, string>> = {}) {
  const browser = createBrowser(portal.origin);
  await browser.signIn(username);
  const { settings, tokens } = await partnerTokens(portal, username, more, browser);
  const renew = (refresh = tokens.refresh_token ?? '') =>
    oidc.refreshTokenGrant(settings, refresh, { resource: `${portal.origin}/api` });
  const renewed = await renew();
  return { browser, tokens, renewed, renew };
}
type SignedIn = Awaited<ReturnType<typeof signedIn>>;

const ways: readonly (readonly [string, (one: SignedIn) => Promise<unknown>])[] = [
  [
    'signing out in the portal, also where the browser never gets to the provider',
    ({ browser }) => browser.send('/oidc/logout', own),
  ],
  ['signing out in the portal and at the provider', ({ browser }) => browser.open('/oidc/logout', own)],
  [
    'another tab, or two idle hours, whose session is not there any more',
    async ({ browser }) => {
      await browser.send('/oidc/logout', own);
      return browser.send('/oidc/logout', own);
    },
  ],
  ['a frame of the portal’s own site that signs out', ({ browser }) => framesOf(portal).page(browser).end()],
  [
    'the provider’s own page',
    async ({ browser }) => browser.submit(await browser.open('/idp/session/end'), { logout: 'yes' }),
  ],
  [
    'a host that leads to the provider',
    async ({ browser, tokens }) =>
      browser.submit(await browser.open(`/idp/session/end?id_token_hint=${tokens.id_token ?? ''}`), { logout: 'yes' }),
  ],
  [
    'somebody else who signs in at the provider',
    async ({ browser }) => {
      const page = await browser.open(
        authAddress('partner', `${portal.config.partnerOrigin}/callback`, { prompt: 'login' }),
      );
      return browser.submit(await browser.submit(page, { username: 'ada', password: 'lectern' }), {});
    },
  ],
  [
    'somebody else who signs in to the portal',
    async ({ browser }) => {
      for (const name of browser.cookies.keys()) if (!name.startsWith('lms_sid ')) browser.cookies.delete(name);
      return browser.signIn('ada');
    },
  ],
];

describe('the access token, and the refresh token, are refused at once after', () => {
  it.each(ways)('%s', async (_way, end) => {
    const [one, other] = [await signedIn(), await signedIn()];
    expect([await status(one.tokens.access_token), await status(one.renewed.access_token)]).toEqual([200, 200]);
    await end(one);
    expect([await status(one.tokens.access_token), await status(one.renewed.access_token)]).toEqual([401, 401]);
    await expect(one.renew(one.renewed.refresh_token)).rejects.toMatchObject({ error: 'invalid_grant' });
    // Another sign-in of the same person stands.
    expect(await status(other.renewed.access_token)).toBe(200);
    expect((await other.renew(other.renewed.refresh_token)).access_token).toMatch(/^ey/);
  });

  it('an administrator takes the person away', async () => {
    const [account] = await portal.db.select().from(accounts).where(eq(accounts.userId, 'user-mira'));
    const [user] = await portal.db.select().from(users).where(eq(users.id, 'user-mira'));
    const one = await signedIn();
    await portal.db.delete(users).where(eq(users.id, 'user-mira'));
    try {
      expect(await status(one.renewed.access_token)).toBe(401);
      await expect(one.renew(one.renewed.refresh_token)).rejects.toMatchObject({ error: 'invalid_grant' });
    } finally {
      if (user && account) await portal.db.insert(users).values(user);
    }
  });
});

it('a code that was not exchanged yet gives nothing after the end', async () => {
  const browser = createBrowser(portal.origin);
  await browser.signIn('mira');
  const settings = await oidc.discovery(new URL(`${portal.origin}/idp`), 'partner', undefined, oidc.None(), {
    execute: [oidc.allowInsecureRequests],
  });
  const verifier = oidc.randomPKCECodeVerifier();
  const url = oidc.buildAuthorizationUrl(settings, {
    redirect_uri: `${portal.config.partnerOrigin}/callback`,
    scope: 'openid lectern',
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  const back = await browser.open(url);
  await browser.send('/oidc/logout', own);
  await expect(oidc.authorizationCodeGrant(settings, back.url, { pkceCodeVerifier: verifier })).rejects.toMatchObject({
    error: 'invalid_grant',
  });
});

it.each([{}, { prompt: 'consent' }])(
  'no access beyond the session is given to whoever asks for it, %j',
  async (more) => {
    const { browser, tokens, renewed, renew } = await signedIn('mira', {
      scope: 'openid offline_access lectern',
      ...more,
    });
    expect([tokens.scope, renewed.scope].join(' ')).not.toContain('offline_access');
    await browser.send('/oidc/logout', own);
    await expect(renew(renewed.refresh_token)).rejects.toMatchObject({ error: 'invalid_grant' });
    const metadata = (await (await fetch(`${portal.origin}/idp/.well-known/openid-configuration`)).json()) as {
      readonly scopes_supported: readonly string[];
    };
    expect(metadata.scopes_supported).not.toContain('offline_access');
  },
);

it('nothing that was given stays behind at the provider', async () => {
  const { browser, renewed } = await signedIn();
  const kept = async () =>
    (await portal.db.select().from(oidcPayloads))
      .filter(({ payload }) => JSON.stringify(payload).includes(String(renewed.claims()?.['sid'])))
      .map(({ model }) => model)
      .sort();
  expect(await kept()).toEqual(expect.arrayContaining(['RefreshToken', 'Session']));
  await browser.send('/oidc/logout', own);
  expect(await kept()).toEqual([]);
});

it('a request that is under way at the provider, and writes its session once more, brings no token back', async () => {
  const one = await signedIn();
  const sessions = (await portal.db.select().from(oidcPayloads).where(eq(oidcPayloads.model, 'Session'))).filter(
    ({ uid }) => uid === one.tokens.claims()?.['sid'],
  );
  expect(sessions).toHaveLength(1);
  await one.browser.send('/oidc/logout', own);
  await portal.db.insert(oidcPayloads).values(sessions);
  expect([await status(one.tokens.access_token), await status(one.renewed.access_token)]).toEqual([401, 401]);
  await expect(one.renew(one.renewed.refresh_token)).rejects.toMatchObject({ error: 'invalid_grant' });
});
