/** A secret that stays here, and its challenge, which asks for a code that fits this secret alone (SESS-17): both in base64url. */
export interface Secret {
  readonly verifier: string;
  readonly challenge: string;
}

const text = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** Makes a secret; null where the browser has no means to, on a page by plain http. */
export async function newSecret(
  crypto: Pick<Crypto, 'getRandomValues'> & { readonly subtle?: Pick<SubtleCrypto, 'digest'> },
): Promise<Secret | null> {
  if (!crypto.subtle) return null;
  const verifier = text(crypto.getRandomValues(new Uint8Array(32)));
  return {
    verifier,
    challenge: text(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)))),
  };
}
