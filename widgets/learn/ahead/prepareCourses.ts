import { isPublicPath } from '../../../src/routes/isPublicPath.ts';
import { parse } from '../../../src/routes/parse.ts';
import { preload } from '../../index.ts';
import { base, currentPath } from '../currentPath.ts';
import { pageOf } from '../page.ts';
import { placeOfLink } from '../links/placeOfLink.ts';
import { mayFetchAhead, type Line } from './mayFetchAhead.ts';

/** A pointer must rest on a card for so long before anything is fetched. In milliseconds. */
const rest = 60;
/** A touch on a card raises `pointerover` too; if it turns into scrolling, `pointercancel` follows. */
const types = ['pointerover', 'focusin', 'pointercancel'] as const;

const linkIn = (event: Event) =>
  event.composedPath().find((node): node is Element => (node as Partial<Element>).localName === 'a');

/** The attributes of the player to which a link leads; null for all other links. */
function playerOf(link: Element): Readonly<Record<string, string>> | null {
  const place = placeOfLink(link, link.getAttribute('href') ?? '');
  const page = place === null ? null : pageOf(parse(place.slice(base.length)), '');
  return page?.kind === 'element' && page.tag === 'lectern-player' ? page.attributes : null;
}

/**
 * Fetches the player's code, and the first view of a course as soon as somebody points at its card (AHEAD-1).
 * @returns stops it
 */
export function prepareCourses(view: Window): () => void {
  if (!mayFetchAhead((view.navigator as Navigator & { readonly connection?: Line }).connection)) return () => {};
  const fetchAhead = (attributes: Readonly<Record<string, string>>) =>
    void preload('lectern-player', attributes).catch(() => undefined);
  // Without a course it fetches only the code, of all views that a card leads to.
  fetchAhead(isPublicPath(currentPath()) ? { place: 'public' } : {});
  let pointed: Element | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const point = (event: Event) => {
    const link = event.type === 'pointercancel' ? undefined : linkIn(event);
    if (link === pointed) return;
    pointed = link;
    clearTimeout(timer);
    const attributes = link && playerOf(link);
    if (attributes) timer = setTimeout(() => fetchAhead(attributes), rest);
  };
  for (const type of types) view.addEventListener(type, point, { capture: true, passive: true });
  return () => {
    clearTimeout(timer);
    for (const type of types) view.removeEventListener(type, point, true);
  };
}
