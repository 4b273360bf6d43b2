import { generateKeyPair, importJWK, SignJWT } from 'jose';
import * as oidc from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKeys, loadKeys } from '../../../demo/server/db/keys.ts';
import { authAddress } from '../support/authAddress.ts';
import { partnerTokens } from '../support/partnerTokens.ts';
import { startPortal } from '../support/portalServer.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.end());

const call = (token: string) =>
  fetch(`${portal.origin}/api/platform/v1/users/me`, {
    redirect: 'manual',
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
  });

describe('bearer tokens (AUTH-3)', () => {
  it('are given to the partner, fresh ones for a refresh token', async () => {
    const { settings, tokens } = await partnerTokens(portal, 'ada');
    expect((await call(tokens.access_token)).status).toBe(200);
    const fresh = await oidc.refreshTokenGrant(settings, tokens.refresh_token ?? '');
    expect(fresh.access_token).not.toBe(tokens.access_token);
    expect((await call(fresh.access_token)).status).toBe(200);
  });

  it('come to whoever asks for consent, too, and are for the API without naming it', async () => {
    const { settings, tokens } = await partnerTokens(portal, 'ada', {
      prompt: 'consent',
      scope: 'openid profile lectern',
    });
    expect(tokens.claims()).toMatchObject({ sub: 'user-ada', given_name: 'ada', family_name: 'Test' });
    expect((await call((await oidc.refreshTokenGrant(settings, tokens.refresh_token ?? '')).access_token)).status).toBe(
      200,
    );
  });

  it('carry the rights of their user', async () => {
    const { tokens } = await partnerTokens(portal, 'mira');
    expect(await (await call(tokens.access_token)).json()).toMatchObject({ username: 'mira', roles: ['Learner'] });
    expect((await call(tokens.id_token ?? '')).status).toBe(401);
  });

  it('are refused when expired, foreign, for another audience, without scope, of nobody, or of no session (AUTH-10)', async () => {
    const { jwks } = portal.config.databaseUrl ? await databaseKeys(portal.db) : loadKeys(portal.config.dataDir);
    const own = await importJWK(jwks.keys[0] ?? {}, 'RS256');
    const foreign = (await generateKeyPair('RS256')).privateKey;
    const living = (await partnerTokens(portal, 'ada')).tokens.claims()?.['sid'];
    const another = (await partnerTokens(portal, 'mira')).tokens.claims()?.['sid'];
    const token = ({
      iss = `${portal.origin}/idp`,
      aud = `${portal.origin}/api`,
      sub = 'user-ada',
      scope = 'lectern',
      exp = 60,
      typ = 'at+jwt',
      sid = living as unknown,
      key = own as CryptoKey,
    }) =>
      new SignJWT({ scope, sid })
        .setProtectedHeader({ alg: 'RS256', typ, kid: jwks.keys[0]?.kid ?? '' })
        .setIssuer(iss)
        .setAudience(aud)
        .setSubject(sub)
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + exp)
        .sign(key);
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
    for (const sid of ['', 'none', 3, null, another]) expect(await status({ sid })).toEqual(refused);
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
    const response = await fetch(portal.origin + authAddress('partner', 'https://evil.example/'), {
      redirect: 'manual',
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Sign-in was not completed');
  });
});
