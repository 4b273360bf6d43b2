import type { FrameEnd } from '../../../src/bridge/channel/frameEnd.ts';
import { isPlainClick } from '../../../src/plain/isPlainClick.ts';
import { hostAddresses } from './hostAddresses.ts';
import { placeOfLink } from '../links/placeOfLink.ts';

/**
 * Milliseconds that pointer or keyboard rest on a link before the host is asked. A pointer that only passes over links sends no request.
 */
const rest = 60;

const linkIn = (path: readonly EventTarget[]) =>
  path.find((node): node is Element => (node as Partial<Element>).localName === 'a') ?? null;

/**
 * Gives links to places of the portal the host's own addresses while somebody points at them, so that a new tab, a copy, or a dragged link
 * leads to the host's page (FRAME-9). A plain click restores the portal's address before any code of the page reads it, so nothing changes
 * within the frame.
 * @param first the elements under the pointer at the start
 * @returns forgets the host's addresses; call it when they may have changed
 */
export function hostLinks(
  view: Window,
  end: Pick<FrameEnd, 'call' | 'caps' | 'host' | 'refuse' | 'watch'>,
  first: readonly EventTarget[],
): () => void {
  const addresses = hostAddresses(end);
  const given = new WeakMap<Element, { readonly own: string; readonly host: string }>();
  let pointed: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The link's own address. If the page has changed its address since, the new one counts. */
  const ownOf = (link: Element) => {
    const [now, put] = [link.getAttribute('href'), given.get(link)];
    return put && put.host === now ? put.own : now;
  };
  const takeBack = (link: Element) => {
    const own = ownOf(link);
    if (own !== null && own !== link.getAttribute('href')) link.setAttribute('href', own);
    given.delete(link);
  };

  async function give(link: Element) {
    const own = ownOf(link);
    const path = own === null ? null : placeOfLink(link, own);
    if (own === null || path === null) return;
    const host = await addresses.of(path);
    // The link may have another target by now.
    if (ownOf(link) !== own || placeOfLink(link, own) !== path) return;
    if (host === null) return takeBack(link);
    given.set(link, { own, host });
    link.setAttribute('href', host);
  }

  const soon = (link: Element) => {
    clearTimeout(timer);
    timer = setTimeout(() => void give(link), rest);
  };
  // The page may change the link under the pointer, such as the one to the next part; and a click restores its own address.
  const changes = new MutationObserver(
    () => void (pointed && pointed.getAttribute('href') !== given.get(pointed)?.host && soon(pointed)),
  );
  function at(link: Element | null) {
    if (link === pointed) return;
    clearTimeout(timer);
    changes.disconnect();
    pointed = link;
    if (!link) return;
    changes.observe(link, { attributes: true, attributeFilter: ['href'] });
    soon(link);
  }

  // Listens on the window, before all other listeners. Events of focus and pointer moves inside one element are visible only inside that
  // element; pointer moves and keys are visible everywhere.
  const on = (
    type: 'pointermove' | 'pointerdown' | 'keydown' | 'keyup' | 'click',
    listener: (event: MouseEvent) => void,
  ) => view.addEventListener(type, listener as (event: Event) => void, { capture: true, passive: true });
  for (const type of ['pointermove', 'keydown', 'keyup'] as const)
    on(type, (event) => at(linkIn(event.composedPath())));
  on('pointerdown', (event) => {
    const link = linkIn(event.composedPath());
    at(link);
    if (link) void give(link);
  });
  // Enter on a link is a click too.
  on('click', (event) => {
    const link = isPlainClick(event) ? linkIn(event.composedPath()) : null;
    if (link) takeBack(link);
  });
  at(linkIn(first));
  return addresses.forget;
}
