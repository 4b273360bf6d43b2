import type { Finding } from './Finding.ts';
import type { CheckedPage } from './CheckedPage.ts';

/** Whether all tags of the page have become elements, and whether somebody is signed in for them. */
export async function checkElements({ page, options, portal }: CheckedPage): Promise<readonly Finding[]> {
  const waiting = new Set(
    [...page.document.querySelectorAll(':not(:defined)')]
      .map(({ localName }) => localName)
      .filter((name) => name.startsWith('lectern-')),
  );
  const found: Finding[] = [...waiting].map((name) => ({
    check: 'elements',
    state: 'wrong',
    says: `<${name}> is no element yet: its code has not arrived, or the tag has another name.`,
    mend: `Content-Security-Policy: script-src ${portal}`,
  }));
  if (waiting.size === 0) found.push({ check: 'elements', state: 'ok', says: 'Every tag of the page is an element.' });
  if (portal !== page.location.origin && !options.getToken)
    found.push({
      check: 'token',
      state: 'unsure',
      says: 'This page is not of the portal and has no getToken: learners are signed in only where the page answers lectern-relogin.',
      mend: 'configure({ getToken: async ({ reason, signal }) => … })',
    });
  return found;
}
