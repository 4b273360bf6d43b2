import { errors, Provider, type ClientMetadata, type Configuration } from 'oidc-provider';
import type { Config } from '../config.ts';
import type { Keys } from '../db/keys.ts';
import type { Db } from '../db/openDb.ts';
import { html, trusted } from '../http/html.ts';
import { languageOf, type Language } from '../http/language.ts';
import { messagePage, page } from '../http/page.ts';
import { createAdapter } from './adapter.ts';
import { findPerson } from './people.ts';

// The provider uses it everywhere, and early releases of Node 20 lack it.
URL.parse ??= (url, base) => (URL.canParse(url, base?.toString()) ? new URL(url, base) : null);

const MINUTE = 60;
const DAY = 86_400;

/** The one scope of the API. */
export const API_SCOPE = 'lectern';
/** Audience of tokens for the API, and the `resource` to be asked for. */
export const apiAudience = (config: Config) => `${config.origin}/api`;
/** Where the embedded provider lives. */
export const IDP = '/idp';
/** Client id of the portal at the embedded provider. */
export const PORTAL_CLIENT = 'lectern';
/** Client id of the partner's portal: code flow with PKCE, no secret, refresh tokens. */
export const PARTNER_CLIENT = 'partner';
/** Client id of the LMS that frames the portal; as the partner's. */
export const LMS_HOST_CLIENT = 'lms-host';
const hosts: readonly string[] = [PARTNER_CLIENT, LMS_HOST_CLIENT];

/**
 * The embedded OpenID provider: its clients belong to the academy, so nobody is asked for consent.
 * @param ended told of each of its sessions that ends, and waited for (SESS-19)
 */
export function createProvider(db: Db, config: Config, keys: Keys, ended: (sid: string) => Promise<void>): Provider {
  const audience = apiAudience(config);
  const language = (ctx: { readonly headers: { readonly 'accept-language'?: string | undefined }; readonly cookies: { get(name: string, options: { signed: boolean }): string | undefined } }): Language =>
    languageOf([ctx.cookies.get('locale', { signed: false }) ?? '', ...(ctx.headers['accept-language'] ?? '').split(',')]);
  const configuration: Configuration = {
    adapter: createAdapter(db),
    jwks: keys.jwks as NonNullable<Configuration['jwks']>,
    clients: [
      {
        client_id: PORTAL_CLIENT,
        client_secret: keys.clientSecret,
        require_auth_time: true,
        redirect_uris: [`${config.origin}/oidc/callback`],
        post_logout_redirect_uris: [`${config.origin}/learn`],
      },
      ...[
        { client_id: PARTNER_CLIENT, client_name: 'Harbour Clinics', origin: config.partnerOrigin },
        { client_id: LMS_HOST_CLIENT, client_name: 'Northfield LMS', origin: config.lmsHostOrigin },
      ].map(({ origin, ...client }): ClientMetadata => ({
        ...client,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        redirect_uris: [`${origin}/callback`],
        // Whoever signs out to come back as somebody else goes on to the second.
        post_logout_redirect_uris: [`${origin}/`, `${origin}/sign-in`],
      })),
    ],
    scopes: ['openid', 'offline_access'],
    claims: { openid: ['sub', 'sid'], profile: ['name', 'given_name', 'family_name', 'preferred_username'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    findAccount: async (_ctx, accountId, token) => {
      const person = await findPerson(db, accountId);
      if (!person) return undefined;
      const { username, email, name, firstName, lastName } = person;
      // What is begun with it ends with the session here (SESS-19).
      const sid = token && 'sessionUid' in token && token.sessionUid;
      return { accountId, claims: () => ({ sub: accountId, ...(sid && { sid }), preferred_username: username, name, given_name: firstName, family_name: lastName, email, email_verified: true }) };
    },
    async loadExistingGrant({ oidc }) {
      const clientId = oidc.client?.clientId ?? '';
      const known = oidc.session?.grantIdFor(clientId);
      const grant = (known && (await oidc.provider.Grant.find(known))) || new oidc.provider.Grant({ clientId, accountId: oidc.session?.accountId ?? '' });
      grant.addOIDCScope('openid profile email offline_access');
      grant.addResourceScope(audience, API_SCOPE);
      await grant.save();
      return grant;
    },
    extraTokenClaims: (_ctx, token) => ('sessionUid' in token ? { sid: token.sessionUid } : undefined),
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    cookies: {
      keys: [...keys.cookies],
      long: { httpOnly: true, sameSite: 'lax', signed: true, path: IDP },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    ttl: { AccessToken: 10 * MINUTE, AuthorizationCode: MINUTE, IdToken: 60 * MINUTE, Interaction: 60 * MINUTE, Session: 14 * DAY, Grant: 14 * DAY, RefreshToken: 14 * DAY },
    interactions: { url: (_ctx, { uid }) => `${IDP}/interaction/${uid}` },
    features: {
      devInteractions: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: (_ctx, client, oneOf) => oneOf?.[0] ?? (hosts.includes(client.clientId) ? audience : []),
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource) => {
          if (resource !== audience) throw new errors.InvalidTarget();
          return { scope: API_SCOPE, audience, accessTokenFormat: 'jwt', accessTokenTTL: 10 * MINUTE, jwt: { sign: { alg: 'RS256' } } };
        },
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource(ctx, form) {
          const { text } = language(ctx);
          // Only who shows the session's own token is spared the question: any page may link here.
          const own = ctx.oidc.entities.IdTokenHint?.payload['sub'] === ctx.oidc.session?.accountId;
          const asked = own ? html`<script src="/assets/sign-out.js" defer></script>` : undefined;
          const body = html`<section class="sheet"><h1>${text('signOut.title')}</h1><p class="lead">${text('signOut.lead')}</p>${trusted(form)}
<p class="actions"><button form="op.logoutForm" name="logout" value="yes">${text('signOut.submit')}</button><a class="button quiet" href="/learn">${text('signOut.stay')}</a></p></section>`;
          ctx.body = page(language(ctx), text('signOut.submit'), body, asked);
        },
        postLogoutSuccessSource(ctx) {
          const { text } = language(ctx);
          ctx.body = messagePage(language(ctx), text('signOut.done'), '', { href: '/learn', label: text('signIn.again') });
        },
      },
    },
    renderError(ctx, out) {
      const { text } = language(ctx);
      ctx.type = 'html';
      ctx.body = messagePage(language(ctx), text('signIn.failed'), `${text('signIn.failedHelp')} (${out.error})`, { href: '/learn', label: text('signIn.again') });
    },
  };
  const provider = new Provider(config.origin + IDP, configuration);
  provider.proxy = config.origin.startsWith('https:');
  // By each request rather than by its event, for which nobody waits: who is told to be signed out is.
  provider.use(async (ctx, next) => {
    await next();
    const session = ctx.oidc?.session;
    if (session?.destroyed) await ended(session.uid);
  });
  provider.on('server_error', (_ctx, error) => console.error(error));
  return provider;
}
