import type { Finding } from './Finding.ts';
import type { CheckedPage } from './CheckedPage.ts';
import { policyFinding } from './policyFinding.ts';

/** Whether the page can reach the LMS: content policy, the LMS's list of origins, the connection itself. */
export async function checkConnection({
  page,
  apiBase,
  embedBase,
  portal,
  underPolicy,
}: CheckedPage): Promise<Finding> {
  const check = 'connect';
  const address = `${apiBase}/config-ui/config.json`;
  const { value: reply, forbidden } = await underPolicy(() =>
    page.fetch(address, { credentials: 'omit', cache: 'no-store' }),
  );
  if (reply?.ok) return { check, state: 'ok', says: `The LMS at ${portal} answers.` };
  if (reply)
    return {
      check,
      state: 'wrong',
      says: `${address} answers ${reply.status}. Is this the address of the LMS?`,
      mend: `configure({ apiBase: 'https://…' })`,
    };
  if (forbidden.some((directive) => directive === 'connect-src' || directive === 'default-src'))
    return policyFinding(
      check,
      'The content policy of this page forbids requests to the LMS.',
      `connect-src ${portal}`,
    );
  // A file that every site may read shows whether the server can be reached.
  const reached = await page
    .fetch(`${embedBase}lectern.css`, { mode: 'no-cors', credentials: 'omit', cache: 'no-store' })
    .then(
      () => true,
      () => false,
    );
  return reached
    ? {
        check,
        state: 'wrong',
        says: `The LMS answers, but does not list ${page.location.origin}.`,
        mend: `HOST_ORIGINS=${page.location.origin}`,
      }
    : { check, state: 'wrong', says: `The LMS at ${portal} cannot be reached from here.` };
}
