import type { BrowserContext } from 'playwright-core';

/**
 * Signs a context in at the provider by sending the form of its sign-in page without drawing it: drawing takes as long as a whole short
 * journey. The journeys about signing in fill in the page itself.
 * @param begin address that leads to the provider's page: the portal's, or that of a host's own sign-in
 * @throws Error with the reply if nobody was signed in
 */
export async function sendSignIn(
  context: BrowserContext,
  portal: string,
  name: string,
  begin = `${portal}/oidc/login?redirectUrl=${encodeURIComponent('/assets/icon.svg')}`,
): Promise<void> {
  const page = await context.request.get(begin);
  const action = /<form method="post" action="([^"]+)"/.exec(await page.text())?.[1]?.replaceAll('&amp;', '&');
  if (!action) throw new Error(`No sign-in page at ${page.url()}: ${page.status()}`);
  const reply = await context.request.post(new URL(action, page.url()).href, {
    form: { username: name, password: 'lectern' },
  });
  if (!reply.ok() || /^\/(idp|oidc)\b/.test(new URL(reply.url()).pathname))
    throw new Error(`${name} was not signed in: ${reply.status()} at ${reply.url()}`);
}
