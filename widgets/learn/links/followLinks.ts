import type { FrameEnd } from '../../../src/bridge/channel/frameEnd.ts';

const types = ['pointermove', 'pointerdown', 'keydown', 'keyup'] as const;

/**
 * Has the links of the page be the host's own where the host can tell its addresses (FRAME-9). The code for that comes when somebody
 * begins to use the page; without it they are the portal's.
 * @returns to be called when the addresses that the host told may be out of date
 */
export function followLinks(view: Window, end: FrameEnd): () => void {
  let forget = () => {};
  const begin = (event: Event) => {
    if (!end.caps().includes('address')) return;
    for (const type of types) view.removeEventListener(type, begin, true);
    const path = event.composedPath();
    import('../framed/hostLinks.ts').then(
      ({ hostLinks }) => void (forget = hostLinks(view, end, path)),
      (error: unknown) => console.warn('[lectern]', error),
    );
  };
  for (const type of types) view.addEventListener(type, begin, { capture: true, passive: true });
  return () => forget();
}
