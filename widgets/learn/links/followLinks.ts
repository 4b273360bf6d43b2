import type { FrameEnd } from '../../../src/bridge/channel/frameEnd.ts';

const types = ['pointermove', 'pointerdown', 'keydown', 'keyup'] as const;

/**
 * Gives the links of the page the host's own addresses if the host can tell them (FRAME-9). The code for that is loaded when somebody
 * begins to use the page; without it the links keep the portal's addresses.
 * @returns call it when the host's addresses may be out of date
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
