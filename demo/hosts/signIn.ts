import * as oidc from 'openid-client';
import { createKeep } from './createKeep.ts';

/** A person's data on a host's server: only the access token is ever sent to the page. */
export interface Tokens {
  /** Id of the person, at the provider. */
  readonly subject: string;
  readonly name: string;
  readonly idToken: string;
  access: string;
  /** Milliseconds since 1970. */
  expires: number;
  refresh: string | undefined;
}

interface Flow {
  readonly verifier: string;
  readonly nonce: string;
  readonly to: string;
}

const FLOW_LIFE = 600_000;
/** The most sign-ins that are under way at once. */
const MOST_FLOWS = 10_000;
/** A token with less than this left is renewed before it is handed out. */
const SPARE = 30_000;

/** Signs people in at the academy's provider (code flow, PKCE, state, nonce) and keeps their access token fresh. */
export function createSignIn({
  origin,
  portalOrigin,
  clientId,
}: {
  readonly origin: string;
  readonly portalOrigin: string;
  readonly clientId: string;
}) {
  let discovered: Promise<oidc.Configuration> | undefined;
  const resource = `${portalOrigin}/api`;
  const flows = createKeep<Flow>({ life: FLOW_LIFE, most: MOST_FLOWS, slides: false });
  const renewals = new WeakMap<Tokens, Promise<string>>();

  // Lazy: the provider starts in the same process and listens later.
  const provider = () =>
    (discovered ??= oidc
      .discovery(new URL(`${portalOrigin}/idp`), clientId, undefined, oidc.None(), {
        execute: [oidc.allowInsecureRequests],
      })
      .catch((error: unknown) => {
        discovered = undefined;
        throw error;
      }));

  const expiry = (tokens: oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers) =>
    Date.now() + (tokens.expiresIn() ?? 0) * 1000;

  return {
    /** The address for the browser, and the state for its cookie. */
    async begin(to: string): Promise<{ address: string; state: string }> {
      const state = oidc.randomState();
      const flow = { verifier: oidc.randomPKCECodeVerifier(), nonce: oidc.randomNonce(), to };
      flows.put(state, flow);
      const address = oidc.buildAuthorizationUrl(await provider(), {
        redirect_uri: `${origin}/callback`,
        scope: 'openid profile email lectern',
        resource,
        state,
        nonce: flow.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: 'S256',
      });
      return { address: address.href, state };
    },

    /** Exchanges the code that came back. @throws when state, nonce or code do not fit */
    async finish(address: URL, state: string): Promise<{ tokens: Tokens; to: string }> {
      const flow = flows.get(state);
      flows.remove(state);
      if (!flow) throw new Error('nobody began this sign-in');
      const tokens = await oidc.authorizationCodeGrant(
        await provider(),
        address,
        { pkceCodeVerifier: flow.verifier, expectedState: state, expectedNonce: flow.nonce, idTokenExpected: true },
        { resource },
      );
      const claims = tokens.claims();
      const name = [claims?.['given_name'], claims?.['family_name']]
        .filter((part) => typeof part === 'string')
        .join(' ');
      return {
        to: flow.to,
        tokens: {
          subject: claims?.sub ?? '',
          name: name || String(claims?.['name'] ?? claims?.sub),
          idToken: tokens.id_token ?? '',
          access: tokens.access_token,
          expires: expiry(tokens),
          refresh: tokens.refresh_token,
        },
      };
    },

    /**
     * An access token for the academy's API with some life left; renewals are shared.
     * @param again whether the academy has refused the last one: the person may have signed out there, and then it issues no other
     */
    accessToken(session: Tokens, again: boolean): Promise<string> {
      if ((!again && session.expires - Date.now() > SPARE) || !session.refresh) return Promise.resolve(session.access);
      const running = renewals.get(session);
      if (running) return running;
      const renewal = (async () => {
        const tokens = await oidc.refreshTokenGrant(await provider(), session.refresh ?? '', { resource });
        session.access = tokens.access_token;
        session.expires = expiry(tokens);
        session.refresh = tokens.refresh_token ?? session.refresh;
        return session.access;
      })().finally(() => renewals.delete(session));
      renewals.set(session, renewal);
      return renewal;
    },

    /** The provider's address that ends its session too; it leads back to this site's first page, or to signing in again. */
    endAddress({ idToken }: Tokens, again: boolean): string {
      const query = new URLSearchParams({
        id_token_hint: idToken,
        post_logout_redirect_uri: `${origin}/${again ? 'sign-in' : ''}`,
      });
      return `${portalOrigin}/idp/session/end?${query}`;
    },
  };
}
