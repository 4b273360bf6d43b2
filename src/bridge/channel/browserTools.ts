import { guards } from '../messages/guards.ts';
import { limits } from '../messages/limits.ts';
import type { Tools } from './tools.ts';

/** The tools of a page. */
export function browserTools(view: Window): Tools {
  return {
    now: () => performance.now(),
    after: (milliseconds, run) => {
      const timer = view.setTimeout(run, milliseconds);
      return () => view.clearTimeout(timer);
    },
    // A host may be served without https, where `randomUUID` does not exist.
    nonce: () =>
      [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
    report: (correlationId, cause) => console.error('[lectern]', correlationId, cause),
    protocols: limits.protocols,
    guards,
  };
}
