import { guards } from './guards.ts';
import { limits } from './limits.ts';
import type { Tools } from './tools.ts';

/** The tools of a page. */
export function browserTools(view: Window): Tools {
  return {
    now: () => performance.now(),
    after: (milliseconds, run) => {
      const timer = view.setTimeout(run, milliseconds);
      return () => view.clearTimeout(timer);
    },
    // Hosts may be without https, where there is no randomUUID.
    nonce: () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
    report: (correlationId, cause) => console.error('[lectern]', correlationId, cause),
    protocols: limits.protocols,
    guards,
  };
}
