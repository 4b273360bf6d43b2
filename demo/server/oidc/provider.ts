import { errors, Provider, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import type { Config } from '../config.ts';
import type { Keys } from '../db/keys.ts';
import type { Db } from '../db/openDb.ts';
import { createAdapter } from './adapter.ts';
import { clientsOf, isHost } from './clients.ts';
import { findPerson } from './people.ts';
import { failedPage, logoutOfNobody, logoutQuestion, signedOutPage } from './providerPages.ts';

// The provider's library uses `URL.parse` everywhere, and early releases of Node 20 lack it.
URL.parse ??= (url, base) => (URL.canParse(url, base?.toString()) ? new URL(url, base) : null);

const MINUTE = 60;
const DAY = 86_400;

/** The one scope of the API. */
export const API_SCOPE = 'lectern';
/** Audience of tokens for the API, and the `resource` to be asked for. */
export const apiAudience = (config: Config) => `${config.origin}/api`;
/** Path of the embedded provider. */
export const IDP = '/idp';

/** Errors of requests that the client ended, or that took too long; this server is not at fault. */
const GIVEN_UP = new Set<unknown>(['ECONNRESET', 'ECONNABORTED', 'ERR_HTTP_REQUEST_TIMEOUT']);

/**
 * The embedded OpenID provider: its clients belong to the academy, so nobody is asked for consent.
 * @param ended called, and awaited, for each of its sessions that ends (SESS-19)
 */
export function createProvider(db: Db, config: Config, keys: Keys, ended: (sid: string) => Promise<void>): Provider {
  const provider = new Provider(config.origin + IDP, configurationOf(db, config, keys));
  provider.proxy = config.origin.startsWith('https:');
  // The provider's events are not used, because it does not wait for their listeners: the reply has to come after the session has ended.
  provider.use(async (ctx, next) => {
    await next();
    const { route, session } = ctx.oidc ?? {};
    if (session?.destroyed) await ended(session.uid);
    // After signing out in the portal, no session is left here.
    if (route === 'end_session' && session && !session.accountId && ctx.status === 200)
      ctx.body = logoutOfNobody(ctx, ctx.oidc.urlFor('end_session_confirm'), String(session.state?.['secret']));
  });
  provider.on('server_error', (_ctx, error) => {
    if (!GIVEN_UP.has((error as { readonly code?: string }).code)) console.error(error);
  });
  return provider;
}

function configurationOf(db: Db, config: Config, keys: Keys): Configuration {
  const audience = apiAudience(config);
  return {
    adapter: createAdapter(db),
    jwks: keys.jwks as NonNullable<Configuration['jwks']>,
    clients: clientsOf(config, keys.clientSecret),
    // No `offline_access`: there is no page on which people could agree to it (AUTH-10).
    scopes: ['openid'],
    claims: {
      openid: ['sub', 'sid'],
      profile: ['name', 'given_name', 'family_name', 'preferred_username'],
      email: ['email', 'email_verified'],
    },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    findAccount: accountsOf(db),
    loadExistingGrant: ({ oidc }) => wholeGrant(oidc, audience),
    extraTokenClaims: (_ctx, token) => ('sessionUid' in token ? { sid: token.sessionUid } : undefined),
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    // Tokens of a session end with it, whatever scope they have.
    expiresWithSession: async () => true,
    cookies: {
      keys: [...keys.cookies],
      long: { httpOnly: true, sameSite: 'lax', signed: true, path: IDP },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    ttl: {
      AccessToken: 10 * MINUTE,
      AuthorizationCode: MINUTE,
      IdToken: 60 * MINUTE,
      Interaction: 60 * MINUTE,
      Session: 14 * DAY,
      Grant: 14 * DAY,
      RefreshToken: 14 * DAY,
    },
    interactions: { url: (_ctx, { uid }) => `${IDP}/interaction/${uid}` },
    features: {
      devInteractions: { enabled: false },
      resourceIndicators: resourcesOf(audience),
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.body = logoutQuestion(ctx, form);
        },
        postLogoutSuccessSource: (ctx) => {
          ctx.body = signedOutPage(ctx);
        },
      },
    },
    renderError: (ctx, { error }) => {
      ctx.type = 'html';
      ctx.body = failedPage(ctx, error);
    },
  };
}

/** Finds a person with the claims that clients may ask for. */
function accountsOf(db: Db): NonNullable<Configuration['findAccount']> {
  return async (_ctx, accountId, token) => {
    const person = await findPerson(db, accountId);
    if (!person) return undefined;
    const { username, email, name, firstName, lastName } = person;
    // A session that a host begins with the token ends with the provider's session (SESS-19).
    const sid = token && 'sessionUid' in token && token.sessionUid;
    return {
      accountId,
      claims: () => ({
        sub: accountId,
        ...(sid && { sid }),
        preferred_username: username,
        name,
        given_name: firstName,
        family_name: lastName,
        email,
        email_verified: true,
      }),
    };
  };
}

/** The grant of a session to a client, with everything that a client may receive. */
async function wholeGrant(oidc: KoaContextWithOIDC['oidc'], audience: string) {
  const clientId = oidc.client?.clientId ?? '';
  const known = oidc.session?.grantIdFor(clientId);
  const grant =
    (known && (await oidc.provider.Grant.find(known))) ||
    new oidc.provider.Grant({ clientId, accountId: oidc.session?.accountId ?? '' });
  grant.addOIDCScope('openid profile email');
  grant.addResourceScope(audience, API_SCOPE);
  await grant.save();
  return grant;
}

/** The one resource for which tokens are given: the API. */
function resourcesOf(audience: string): NonNullable<Configuration['features']>['resourceIndicators'] {
  return {
    enabled: true,
    defaultResource: (_ctx, client, oneOf) => oneOf?.[0] ?? (isHost(client.clientId) ? audience : []),
    useGrantedResource: () => true,
    getResourceServerInfo: (_ctx, resource) => {
      if (resource !== audience) throw new errors.InvalidTarget();
      return {
        scope: API_SCOPE,
        audience,
        accessTokenFormat: 'jwt',
        accessTokenTTL: 10 * MINUTE,
        jwt: { sign: { alg: 'RS256' } },
      };
    },
  };
}
