import { checkConnection } from './checkConnection.ts';
import { checkElements } from './checkElements.ts';
import { checkFrames } from './checkFrames.ts';
import { checkOpener } from './checkOpener.ts';
import { checkPolicy } from './checkPolicy.ts';
import type { Finding } from './Finding.ts';
import type { CheckedPage } from './CheckedPage.ts';

const marks = { ok: '✓', wrong: '✗', unsure: '?' } as const;

/**
 * Looks at what a page needs for the elements to work on it: policy, list of origins, frames, opener policy, tags.
 * @param say told of each finding in a line, with the line that is missing
 * @returns all findings, what is wrong first. Never rejects.
 */
export async function doctor(
  page: CheckedPage,
  say: (line: string) => void = console.log,
): Promise<readonly Finding[]> {
  const all = await Promise.all([checkConnection, checkPolicy, checkOpener, checkElements].map((check) => check(page)));
  // Last and alone: a frame that is refused would count among what the policy forbade.
  const found = [...all.flat(), await checkFrames(page)];
  const order = ['wrong', 'unsure', 'ok'];
  const sorted = found.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
  for (const { state, check, says, mend } of sorted)
    say(`${marks[state]} ${check}: ${says}${mend ? `\n    ${mend}` : ''}`);
  return sorted;
}
