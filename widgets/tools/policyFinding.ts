import type { Finding } from './Finding.ts';

/**
 * The finding that the page's content policy lacks something.
 * @param line the directive and the source that is missing, such as `frame-src https://portal.example`
 */
export function policyFinding(check: string, says: string, line: string): Finding {
  return {
    check,
    state: 'wrong',
    says: `${says} Add the source to the policy that the page has: a second policy only forbids more.`,
    mend: `Content-Security-Policy: ${line}`,
  };
}
