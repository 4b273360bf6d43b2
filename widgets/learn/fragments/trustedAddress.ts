/** The part that is needed here: TypeScript's own types do not include it yet. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string | null },
  ) => { readonly createScriptURL: (address: string) => unknown };
}

const allowed = new Set<string>();
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** Allows the address of a module to be loaded. */
export const allowAddress = (url: string): void => void allowed.add(url);

const withoutHash = (address: string) => address.split('#')[0] ?? '';

/**
 * The address of a module as the page's policy requires it (SRV-65): a separate policy accepts only the addresses that were allowed.
 * Without Trusted Types in the browser, the address itself.
 * @throws TypeError if the page does not allow the policy
 */
export function trustedAddress(address: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  if (!trustedTypes) return address;
  policy ??= trustedTypes.createPolicy('lectern-fragments', {
    createScriptURL: (wanted) => (allowed.has(withoutHash(wanted)) ? wanted : null),
  });
  return policy.createScriptURL(address) as string;
}
