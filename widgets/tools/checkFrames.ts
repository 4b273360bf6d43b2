import type { Finding } from './Finding.ts';
import type { CheckedPage } from './CheckedPage.ts';
import { policyFinding } from './policyFinding.ts';

const patience = 8000;

/** Whether a page of the portal can be framed here: by the page's policy, and by the portal's list of hosts. */
export async function checkFrames({ page, portal, underPolicy }: CheckedPage): Promise<Finding> {
  const check = 'frame';
  if (portal === page.location.origin)
    return { check, state: 'ok', says: 'The portal is of this origin; nothing is framed.' };
  const frame = page.document.createElement('iframe');
  frame.hidden = true;
  frame.title = 'lectern.doctor';
  let stop = () => {};
  const greeted = () =>
    new Promise<boolean>((resolve) => {
      const hear = ({ source, origin }: MessageEvent) =>
        source === frame.contentWindow && origin === portal && resolve(true);
      page.addEventListener('message', hear);
      const timer = page.setTimeout(() => resolve(false), patience);
      stop = () => {
        page.clearTimeout(timer);
        page.removeEventListener('message', hear);
      };
      frame.src = `${portal}/learn/element`;
      page.document.body.append(frame);
    });
  const { value, forbidden } = await underPolicy(greeted);
  stop();
  frame.remove();
  if (value) return { check, state: 'ok', says: 'Pages of the portal can be framed here.' };
  if (forbidden.length > 0)
    return policyFinding(
      check,
      'The content policy of this page forbids frames of the portal; the player and lectern-frame need them.',
      `frame-src ${portal}`,
    );
  return {
    check,
    state: 'wrong',
    says: `The portal did not answer in a frame: it does not list ${page.location.origin}, or cannot be reached.`,
    mend: `HOST_ORIGINS=${page.location.origin}`,
  };
}
