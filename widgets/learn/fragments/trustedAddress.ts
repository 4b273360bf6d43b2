/** As far as it is needed: TypeScript's own types do not know it yet. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string | null },
  ) => { readonly createScriptURL: (address: string) => unknown };
}

const allowed = new Set<string>();
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** Lets the address of a module be loaded. */
export const allowAddress = (url: string): void => void allowed.add(url);

const withoutHash = (address: string) => address.split('#')[0] ?? '';

/**
 * The address of a module as the page's policy asks for it (SRV-65): a policy of its own passes the addresses that were allowed, and no
 * other. Where the browser knows no Trusted Types, the address itself.
 * @throws TypeError where the page does not allow the policy
 */
export function trustedAddress(address: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  if (!trustedTypes) return address;
  policy ??= trustedTypes.createPolicy('lectern-fragments', {
    createScriptURL: (wanted) => (allowed.has(withoutHash(wanted)) ? wanted : null),
  });
  return policy.createScriptURL(address) as string;
}
