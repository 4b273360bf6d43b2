import { checkConnection } from './checkConnection.ts';
import { checkElements } from './checkElements.ts';
import { checkFrames } from './checkFrames.ts';
import { checkOpener } from './checkOpener.ts';
import { checkOptions } from './checkOptions.ts';
import { checkPolicy } from './checkPolicy.ts';
import type { Finding } from './Finding.ts';
import type { CheckedPage } from './CheckedPage.ts';

const marks = { ok: '✓', wrong: '✗', unsure: '?' } as const;

/** Prints findings, wrong ones first, and returns them in this order. */
export function tellFindings(found: readonly Finding[], say: (line: string) => void): readonly Finding[] {
  const order = ['wrong', 'unsure', 'ok'];
  const sorted = found.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
  for (const { state, check, says, mend } of sorted)
    say(`${marks[state]} ${check}: ${says}${mend ? `\n    ${mend}` : ''}`);
  return sorted;
}

/**
 * Checks the conditions under which the elements work on a page: policy, list of origins, frames, opener policy, tags, options.
 * @param say called with each finding as a line, with the missing line
 * @returns all findings, wrong ones first. Never rejects.
 */
export async function doctor(
  page: CheckedPage,
  say: (line: string) => void = console.log,
): Promise<readonly Finding[]> {
  const all = await Promise.all([checkConnection, checkPolicy, checkOpener, checkElements].map((check) => check(page)));
  // Last and alone, because a refused frame would count as forbidden by the policy.
  return tellFindings([...all.flat(), ...checkOptions(page.options), await checkFrames(page)], say);
}
