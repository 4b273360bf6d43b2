// Production takes nothing of the demonstration for granted (SRV-46, SRV-47), and settings that cannot be used are
// refused as a class (SRV-48).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../demo/server/config.ts';
import { SetupError } from '../../../demo/server/settings/setupError.ts';
import { accounts, sessions } from '../../../demo/server/db/schemaAuth.ts';
import { verifyPassword } from '../../../demo/server/oidc/password.ts';
import { setAdminPassword } from '../../../demo/server/oidc/setAdminPassword.ts';
import { prepareDb } from '../../../demo/server/seed/prepareDb.ts';
import { seedPassword } from '../../../demo/server/seed/seedPassword.ts';
import { freePort } from '../../freePort.ts';
import { authAddress } from '../support/authAddress.ts';
import { createBrowser } from '../support/browser.ts';
import { emptyDb } from '../support/emptyDb.ts';
import { startPortal } from '../support/portalServer.ts';

const secret = 'a long word of my own';
const fit = { LECTERN_ENV: 'production', ORIGIN: 'https://learn.example', ADMIN_PASSWORD: secret };
const refusal = (env: Readonly<Record<string, string | undefined>>) => {
  try {
    return readConfig(env).environment;
  } catch (error) {
    return error instanceof SetupError ? error.message : error;
  }
};

describe('production (SRV-46)', () => {
  it.each([
    [{ LECTERN_ENV: 'production' }, /set ORIGIN to .+, and ADMIN_PASSWORD to .+, or OIDC_ISSUER/],
    [{ NODE_ENV: 'production' }, /set ORIGIN to .+, and ADMIN_PASSWORD to/],
    [
      { ...fit, ORIGIN: undefined },
      /^[^.]+: set ORIGIN to the address of the portal, such as https:\/\/learn\.example\.$/,
    ],
    [{ ...fit, ORIGIN: '' }, /set ORIGIN to/],
    [{ ...fit, ADMIN_PASSWORD: undefined }, /set ADMIN_PASSWORD to/],
    [{ ...fit, ADMIN_PASSWORD: seedPassword }, /^ADMIN_PASSWORD must have from 12/],
    [{ ...fit, ORIGIN: 'http://learn.example' }, /ORIGIN must begin with https/],
    [{ ...fit, ORIGIN: 'http://localhost.evil.example' }, /ORIGIN must begin with https/],
    [{ ...fit, DEMO_HOSTS: 'yes' }, /^DEMO_HOSTS is on or off/],
  ])('does not start with %j: one sentence says what to set', (env, message) => {
    const said = refusal(env);
    expect(said).toMatch(message);
    expect(said).not.toContain(secret);
  });
  it.each([
    [fit],
    [{ ...fit, LECTERN_ENV: undefined, NODE_ENV: 'production' }],
    [{ ...fit, ORIGIN: 'http://localhost:3000' }],
    [
      {
        ...fit,
        ADMIN_PASSWORD: undefined,
        OIDC_ISSUER: 'https://x.example',
        OIDC_CLIENT_ID: 'a',
        OIDC_CLIENT_SECRET: 'b',
      },
    ],
  ])('starts with %j', (env) => {
    expect(readConfig(env)).toMatchObject({ environment: 'production', demoHosts: false, hostOrigins: [] });
  });
  it('is left out by a word, and the demonstration needs no setting', () => {
    expect(readConfig({ NODE_ENV: 'production', LECTERN_ENV: 'development' })).toMatchObject({
      environment: 'development',
      demoHosts: true,
    });
    expect(readConfig({})).toMatchObject({ environment: 'development', demoHosts: true, adminPassword: null });
    expect(readConfig({ ...fit, DEMO_HOSTS: 'on' })).toMatchObject({
      demoHosts: true,
      hostOrigins: ['http://127.0.0.1:3001', 'http://127.0.0.1:3002'],
    });
  });
});

describe('the seed of production (SRV-47)', () => {
  it('knows no password but the administrator’s own, which can be changed', async () => {
    const { db, remove } = await emptyDb();
    try {
      await prepareDb(db, { now: Date.now }, readConfig(fit));
      const all = await db.select().from(accounts);
      expect(all.map(({ username }) => username)).toEqual(['ada']);
      expect([
        await verifyPassword(secret, all[0]?.passwordHash),
        await verifyPassword(seedPassword, all[0]?.passwordHash),
      ]).toEqual([true, false]);
      await db
        .insert(sessions)
        .values({ id: 'x', userId: all[0]?.userId ?? '', idToken: '', expiresAt: new Date(Date.now() + 60_000) });
      await prepareDb(db, { now: Date.now }, readConfig(fit));
      expect([await db.select().from(accounts), await db.select().from(sessions)]).toEqual([
        all,
        [expect.objectContaining({ id: 'x' })],
      ]);
      await setAdminPassword(db, 'another word of mine');
      expect(await db.select().from(sessions)).toEqual([]);
    } finally {
      await remove();
    }
  });
});

describe('a database of the demonstration that is used in production', () => {
  let portal: Awaited<ReturnType<typeof startPortal>>;
  beforeAll(async () => {
    const port = String(await freePort());
    portal = await startPortal({
      LECTERN_ENV: 'production',
      PORT: port,
      ORIGIN: `http://localhost:${port}`,
      ADMIN_PASSWORD: secret,
    });
    await setAdminPassword(portal.db, secret);
  });
  afterAll(() => portal.end());

  it.each([
    ['ada', seedPassword, 401],
    ['mira', seedPassword, 401],
    ['mira', 'ｌｅｃｔｅｒｎ', 401],
    ['ada', secret, 200],
  ])('%s, %s: %i', async (name, password, status) => {
    expect(
      (await createBrowser(portal.origin).signIn(name, password, '/learn/forbidden')).status === 401 ? 401 : 200,
    ).toBe(status);
  });
  it.each(['partner', 'lms-host'])('the host %s is not known, nor let in', async (client) => {
    const { partnerOrigin, lmsHostOrigin } = readConfig({ PORT: String(portal.config.port) });
    const origin = client === 'partner' ? partnerOrigin : lmsHostOrigin;
    const asked = await portal.inject({
      url: authAddress(client, `${origin}/callback`),
    });
    expect([asked.statusCode, asked.body.includes('invalid_client')]).toEqual([400, true]);
    const called = await portal.inject({ url: '/config-ui/config.json', headers: { origin } });
    expect([
      called.headers['access-control-allow-origin'],
      called.json<{ hostOrigins: unknown }>().hostOrigins,
    ]).toEqual([undefined, []]);
    for (const url of ['/learn', '/idp/x', '/learn/bridge'])
      expect((await portal.inject({ url })).headers['content-security-policy']).not.toContain('127.0.0.1');
  });
});

/** What no setting that is an origin may be. */
const odd = [
  'https://user:word@learn.example',
  'https://user@learn.example',
  'https://:word@learn.example',
  'https://@learn.example',
  'https://learn.example/portal',
  'https://learn.example/?a',
  'https://learn.example/#a',
  'ftp://learn.example',
  'ws://learn.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'file:///x',
  'blob:https://learn.example/x',
  'null',
  'learn.example',
  '//learn.example',
  'https:learn.example',
  'https:\\\\learn.example',
  'https://learn.example\\@evil.example',
  'https://learn.example;sandbox',
  "https://learn.example 'unsafe-inline'",
  'https://*',
  'https://a,b',
];

describe.each([['ORIGIN'], ['HOST_ORIGINS'], ['STORAGE_HOST']])('%s (SRV-48)', (name) => {
  it.each(odd.filter((address) => !(name === 'HOST_ORIGINS' && address.includes(','))))(
    'is not %s, and no password is repeated',
    (address) => {
      const said = refusal({ [name]: address });
      expect(said).toMatch(new RegExp(`^${name} must be`));
      expect(said).not.toContain('word@');
    },
  );
  it('is an origin', () => expect(refusal({ [name]: 'https://learn.example' })).toBe('development'));
});
it.each([
  'http://x.example',
  'https://user:word@x.example',
  'https://x.example/?a',
  'https://x.example/#a',
  'x',
  'ftp://x.example',
])('OIDC_ISSUER is not %s', (issuer) => {
  const said = refusal({ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' });
  expect(said).toMatch(/^OIDC_ISSUER must be/);
  expect(said).not.toContain('user:');
});
it('ports are different', () =>
  expect(refusal({ PORT: '4000', TOOL_PORT: '4000' })).toMatch(/must be different ports/));
