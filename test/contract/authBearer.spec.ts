import { generateKeyPair, importJWK, SignJWT } from 'jose';
import * as oidc from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKeys, loadKeys } from '../../demo/server/db/keys.ts';
import { partnerTokens } from './partnerTokens.ts';
import { startPortal } from './portalServer.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.end());

const call = (token: string) => fetch(`${portal.origin}/admin/clock`, { redirect: 'manual', headers: { authorization: `Bearer ${token}`, accept: 'application/json' } });

describe('bearer tokens (AUTH-3)', () => {
  it('are given to the partner, fresh ones for a refresh token, until the learner signs out', async () => {
    const { settings, browser, tokens } = await partnerTokens(portal, 'ada');
    expect((await call(tokens.access_token)).status).toBe(200);
    const fresh = await oidc.refreshTokenGrant(settings, tokens.refresh_token ?? '');
    expect(fresh.access_token).not.toBe(tokens.access_token);
    expect((await call(fresh.access_token)).status).toBe(200);
    await browser.open('/oidc/login');
    await browser.submit(await browser.open('/oidc/logout'), { logout: 'yes' });
    await expect(oidc.refreshTokenGrant(settings, fresh.refresh_token ?? '')).rejects.toThrow();
  });

  it('come with a refresh token for whoever asks for consent, and are for the API without naming it', async () => {
    const { settings, tokens } = await partnerTokens(portal, 'ada', { prompt: 'consent', scope: 'openid profile offline_access lectern' });
    expect(tokens.claims()).toMatchObject({ sub: 'user-ada', given_name: 'ada', family_name: 'Test' });
    expect((await call((await oidc.refreshTokenGrant(settings, tokens.refresh_token ?? '')).access_token)).status).toBe(200);
  });

  it('carry the rights of their user', async () => {
    const { tokens } = await partnerTokens(portal, 'mira');
    expect((await call(tokens.access_token)).status).toBe(403);
    expect((await call(tokens.id_token ?? '')).status).toBe(401);
  });

  it('are refused when expired, foreign, for another audience, without scope, or of nobody', async () => {
    const { jwks } = portal.config.databaseUrl ? await databaseKeys(portal.db) : loadKeys(portal.config.dataDir);
    const own = await importJWK(jwks.keys[0] ?? {}, 'RS256');
    const foreign = (await generateKeyPair('RS256')).privateKey;
    const token = ({ iss = `${portal.origin}/idp`, aud = `${portal.origin}/api`, sub = 'user-ada', scope = 'lectern', exp = 60, typ = 'at+jwt', key = own as CryptoKey }) =>
      new SignJWT({ scope }).setProtectedHeader({ alg: 'RS256', typ, kid: jwks.keys[0]?.kid ?? '' }).setIssuer(iss).setAudience(aud).setSubject(sub).setIssuedAt().setExpirationTime(Math.floor(Date.now() / 1000) + exp).sign(key);
    const status = async (changes: Parameters<typeof token>[0]) => {
      const { status, headers } = await call(await token(changes));
      return [status, headers.get('www-authenticate')];
    };
    const refused = [401, 'Bearer error="invalid_token"'];
    expect(await status({})).toEqual([200, null]);
    expect(await status({ exp: -1 })).toEqual(refused);
    expect(await status({ key: foreign })).toEqual(refused);
    expect(await status({ iss: 'https://evil.example/idp' })).toEqual(refused);
    expect(await status({ aud: 'https://other.example/api' })).toEqual(refused);
    expect(await status({ typ: 'JWT' })).toEqual(refused);
    expect(await status({ sub: 'user-gone' })).toEqual(refused);
    expect(await status({ scope: 'openid other' })).toEqual([403, 'Bearer error="insufficient_scope"']);
    expect((await call('not.a.token')).status).toBe(401);
    const unsigned = `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${(await token({})).split('.')[1]}.`;
    expect((await call(unsigned)).status).toBe(401);
  });

  it('go by the real time, however the clock was moved', async () => {
    const { tokens } = await partnerTokens(portal, 'ada');
    await portal.clock().moveTo(400 * 86_400_000);
    expect((await call(tokens.access_token)).status).toBe(200);
    await portal.clock().moveTo(0);
  });

  it('name no return address but the registered one', async () => {
    const response = await fetch(`${portal.origin}/idp/auth?client_id=partner&response_type=code&scope=openid&code_challenge=${'x'.repeat(43)}&code_challenge_method=S256&redirect_uri=https://evil.example/`, { redirect: 'manual' });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Sign-in was not completed');
  });
});
