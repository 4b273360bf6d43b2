import type { FrameEnd } from '../../src/bridge/frameEnd.ts';
import { hostAddresses } from './hostAddresses.ts';
import { placeOfLink } from './placeOfLink.ts';

/** Milliseconds that the pointer or the keyboard rests on a link before the host is asked: what only passes over links asks nothing. */
const rest = 60;

const linkIn = (path: readonly EventTarget[]) => path.find((node): node is Element => (node as Partial<Element>).localName === 'a') ?? null;
/** Whether a click asks for the link itself: no new tab, no window, no download. Enter on a link is such a click too. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Has links to places of the portal carry the host's own addresses while somebody is at them, so that a new tab, a copy, or what is dragged
 * away leads to the host's page (FRAME-9). A plain click finds the portal's address again, before any code of the page looks at it: within
 * the frame nothing is different.
 * @param first what was pointed at when this was asked for
 * @returns to be called when what the host told may be so no longer
 */
export function hostLinks(view: Window, end: Pick<FrameEnd, 'call' | 'caps' | 'host' | 'refuse' | 'watch'>, first: readonly EventTarget[]): () => void {
  const addresses = hostAddresses(end);
  const given = new WeakMap<Element, { readonly own: string; readonly host: string }>();
  let pointed: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** What a link says by itself. Where the page has given it another address since, that counts. */
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
    // It may lead elsewhere by now.
    if (ownOf(link) !== own || placeOfLink(link, own) !== path) return;
    if (host === null) return takeBack(link);
    given.set(link, { own, host });
    link.setAttribute('href', host);
  }

  const soon = (link: Element) => {
    clearTimeout(timer);
    timer = setTimeout(() => void give(link), rest);
  };
  // The page may lead elsewhere by the link that somebody is still at, as by that to the next part; a click has put back what it says.
  const changes = new MutationObserver(() => void (pointed && pointed.getAttribute('href') !== given.get(pointed)?.host && soon(pointed)));
  function at(link: Element | null) {
    if (link === pointed) return;
    clearTimeout(timer);
    changes.disconnect();
    pointed = link;
    if (!link) return;
    changes.observe(link, { attributes: true, attributeFilter: ['href'] });
    soon(link);
  }

  // On the window, before anybody else hears of it. What has gone from one thing of an element to another, as the focus and the pointer do, is
  // told within that element alone; moves and keys are told to all.
  const on = (type: 'pointermove' | 'pointerdown' | 'keydown' | 'keyup' | 'click', listener: (event: MouseEvent) => void) => view.addEventListener(type, listener as (event: Event) => void, { capture: true, passive: true });
  for (const type of ['pointermove', 'keydown', 'keyup'] as const) on(type, (event) => at(linkIn(event.composedPath())));
  on('pointerdown', (event) => {
    const link = linkIn(event.composedPath());
    at(link);
    if (link) void give(link);
  });
  on('click', (event) => {
    const link = isPlain(event) ? linkIn(event.composedPath()) : null;
    if (link) takeBack(link);
  });
  at(linkIn(first));
  return addresses.forget;
}
