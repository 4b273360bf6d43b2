import { useEffect } from 'react';
import type { Configuration } from '../../index.ts';

const size = 'popup,width=560,height=760';

/**
 * Begins a proctoring session in a window of the tenant's service, which gets the start-token after the sign `#` (PROCT-8). The window
 * opens only with a click; until then the player offers a button. Without a service everything opens without a window.
 * @returns the same settings
 */
export function useSupervision(configuration: Configuration): Configuration {
  const { proctoringUrl: address } = configuration;
  useEffect(() => {
    if (address === null) return;
    const begin = (event: Event) => {
      const { token } = (event as CustomEvent<{ readonly token: { readonly token?: unknown } | null }>).detail;
      if (typeof token?.token !== 'string') return;
      event.preventDefault();
      const url = new URL(address, location.origin);
      url.hash = token.token;
      if (navigator.userActivation?.isActive !== false) open(url, 'lectern-proctoring', size)?.focus();
    };
    document.addEventListener('lectern-proctoring', begin);
    return () => document.removeEventListener('lectern-proctoring', begin);
  }, [address]);
  return configuration;
}
