import * as oidc from 'openid-client';
import type { Config } from '../config.ts';
import type { Keys } from '../db/keys.ts';
import { NobodyAskedError } from './NobodyAskedError.ts';
import { PORTAL_CLIENT } from './clients.ts';
import { IDP } from './provider.ts';

/** Values that must come back unchanged from the provider. */
export interface Attempt {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly redirectUrl: string;
  readonly provider?: string | undefined;
  /** When the provider was told to ask for a password even if it knows the person, in seconds since 1970 (SESS-20). */
  readonly asksSince?: number | undefined;
}

/** Seconds by which the provider's clock may be behind. */
const CLOCKS_APART = 60;

/** The result of a sign-in. */
export interface SignedIn {
  readonly idToken: string;
  readonly claims: oidc.IDToken;
}

/** The portal's side of OpenID Connect (AUTH-1), for the embedded provider and any other. */
export function createRelyingParty(config: Config, keys: Keys) {
  const { issuer, clientId, clientSecret } = config.provider ?? {
    issuer: config.origin + IDP,
    clientId: PORTAL_CLIENT,
    clientSecret: keys.clientSecret,
  };
  const server = new URL(issuer);
  const local = server.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(server.hostname);
  let found: Promise<oidc.Configuration> | null = null;
  // Requested late: the embedded provider answers only once the server listens.
  const discover = () =>
    (found ??= oidc
      .discovery(server, clientId, clientSecret, oidc.ClientSecretBasic(clientSecret), {
        execute: local ? [oidc.allowInsecureRequests] : [],
      })
      .catch((error: unknown) => {
        found = null;
        throw error;
      }));

  return {
    /** Metadata of the provider. */
    metadata: async () => (await discover()).serverMetadata(),
    /** The provider's address to go to, and the values to keep until the browser comes back. */
    async begin(
      redirectUrl: string,
      {
        provider,
        language,
        asks,
      }: { readonly provider?: string | undefined; readonly language?: string; readonly asks?: boolean } = {},
    ): Promise<{ readonly url: URL; readonly attempt: Attempt }> {
      const settings = await discover();
      const verifier = oidc.randomPKCECodeVerifier();
      const attempt = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier,
        redirectUrl,
        provider,
        ...(asks && { asksSince: Math.floor(Date.now() / 1000) }),
      };
      const url = oidc.buildAuthorizationUrl(settings, {
        redirect_uri: `${config.origin}/oidc/callback`,
        scope: 'openid profile email',
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state: attempt.state,
        nonce: attempt.nonce,
        ...(language && { ui_locales: language }),
        // With `max_age` the provider has to send the time at which it asked.
        ...(asks && { prompt: 'login', max_age: '0' }),
      });
      return { url, attempt };
    },
    /**
     * Exchanges the code that came back.
     * @throws when state, nonce, verifier, code or signature do not fit; NobodyAskedError
     */
    async finish(url: URL, { state, nonce, verifier, asksSince }: Attempt): Promise<SignedIn> {
      const tokens = await oidc.authorizationCodeGrant(await discover(), url, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!tokens.id_token || !claims) throw new Error('The provider gave no id token.');
      // The address went through the browser, where anybody may have removed the request for a password; and some providers never ask.
      if (asksSince !== undefined && (claims.auth_time ?? 0) < asksSince - CLOCKS_APART) throw new NobodyAskedError();
      return { idToken: tokens.id_token, claims };
    },
    /** The address for signing out at the provider too (AUTH-4), or null where it offers none. */
    async endAddress(idToken: string | undefined): Promise<URL | null> {
      const settings = await discover();
      if (!settings.serverMetadata().end_session_endpoint) return null;
      return oidc.buildEndSessionUrl(settings, {
        post_logout_redirect_uri: `${config.origin}/learn`,
        ...(idToken && { id_token_hint: idToken }),
      });
    },
  };
}

/** Made by {@link createRelyingParty}. */
export type RelyingParty = ReturnType<typeof createRelyingParty>;
