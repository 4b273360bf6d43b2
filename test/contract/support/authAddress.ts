/** The address to which a client sends a person to sign in at the provider; its code can never be exchanged. */
export const authAddress = (client: string, returnTo: string, more: Readonly<Record<string, string>> = {}): string =>
  `/idp/auth?${new URLSearchParams({
    client_id: client,
    response_type: 'code',
    scope: 'openid',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
    redirect_uri: returnTo,
    ...more,
  })}`;
