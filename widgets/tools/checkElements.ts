import type { Finding } from './Finding.ts';
import type { CheckedPage } from './CheckedPage.ts';
import { ourElements } from './ourElements.ts';
import { policyFinding } from './policyFinding.ts';

/** Milliseconds within which the code of an element arrives on most lines. */
const patience = 5000;
const step = 100;

/** Names of the tags in the page that are no elements yet. */
const undefinedTags = (document: Document) => {
  const waiting = [...ourElements(document)].filter((element) => element.matches(':not(:defined)'));
  return [...new Set(waiting.map(({ localName }) => localName))];
};

/** Whether all tags of the page have become elements, and whether somebody is signed in for them. */
export async function checkElements({ page, options, portal }: CheckedPage): Promise<readonly Finding[]> {
  // The doctor may be called while the code of the elements is on its way.
  for (let waited = 0; waited < patience && undefinedTags(page.document).length > 0; waited += step)
    await new Promise((resolve) => page.setTimeout(resolve, step));
  const waiting = undefinedTags(page.document);
  const found = waiting.map((name) =>
    policyFinding(
      'elements',
      `<${name}> is no element yet: its code has not arrived, or the tag has another name.`,
      `script-src ${portal}`,
    ),
  );
  if (waiting.length === 0)
    found.push({ check: 'elements', state: 'ok', says: 'Every tag of the page is an element.' });
  if (portal !== page.location.origin && !options.getToken)
    found.push({
      check: 'token',
      state: 'unsure',
      says: 'This page is not of the portal and has no getToken: learners are signed in only where the page answers lectern-relogin.',
      mend: 'configure({ getToken: async ({ reason, signal }) => … })',
    });
  return found;
}
