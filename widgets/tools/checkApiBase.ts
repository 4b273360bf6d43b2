import type { Options } from '../../src/port/options.ts';
import type { Finding } from './Finding.ts';

/** Whether `apiBase` is an address; null if it is, or is not given. Nothing else can be checked without it. */
export function checkApiBase({ apiBase }: Pick<Options, 'apiBase'>): Finding | null {
  if (apiBase === undefined || (/^https?:/.test(apiBase) && URL.canParse(apiBase))) return null;
  return {
    check: 'address',
    state: 'wrong',
    says: `apiBase "${apiBase}" is no address: it needs a scheme.`,
    mend: `configure({ apiBase: 'https://${apiBase.replace(/^\/+/, '')}' })`,
  };
}
