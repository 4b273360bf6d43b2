import * as oidc from 'openid-client';
import { expect } from 'vitest';
import { createBrowser } from './browser.ts';

/**
 * The partner's own code flow at the portal's provider, like on its server.
 * @param more parameters of the sign-in address
 * @param browser a browser in which the person may already be signed in at the provider
 */
export async function partnerTokens(
  portal: { readonly origin: string; readonly config: { readonly partnerOrigin: string } },
  username: string,
  more: Readonly<Record<string, string>> = {},
  browser = createBrowser(portal.origin),
) {
  const settings = await oidc.discovery(new URL(`${portal.origin}/idp`), 'partner', undefined, oidc.None(), {
    execute: [oidc.allowInsecureRequests],
  });
  const verifier = oidc.randomPKCECodeVerifier();
  const state = oidc.randomState();
  const url = oidc.buildAuthorizationUrl(settings, {
    redirect_uri: `${portal.config.partnerOrigin}/callback`,
    scope: 'openid offline_access lectern',
    resource: `${portal.origin}/api`,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    ...more,
  });
  const page = await browser.open(url);
  const asked = page.url.origin === portal.origin;
  if (asked) {
    expect(page.text).toContain('Harbour Clinics');
    expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${portal.config.partnerOrigin}`);
  }
  const back = asked ? await browser.submit(page, { username, password: 'lectern' }) : page;
  expect(back.url.origin).toBe(portal.config.partnerOrigin);
  return {
    settings,
    browser,
    tokens: await oidc.authorizationCodeGrant(settings, back.url, { pkceCodeVerifier: verifier, expectedState: state }),
  };
}
