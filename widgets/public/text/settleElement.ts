import type { Element } from 'hast';
import { linkTarget } from '../../../src/routes/linkTarget.ts';
import type { Route } from '../../../src/routes/route.ts';
import { webAddress } from '../../../src/web/webAddress.ts';

export interface TextSettings {
  /** Origin of the LMS with its path: addresses that are not absolute are resolved against it. */
  readonly apiBase: string;
  /** Spoken after a link that leaves the site. */
  readonly newTabLabel: string;
  readonly hrefFor: (route: Route) => string;
}

/** Makes an author's link lead to the right place (MEDIA-10). */
function settleLink(link: Element, { apiBase, newTabLabel, hrefFor }: TextSettings): void {
  const address = link.properties['href'];
  const base = new URL(`${apiBase}/`);
  if (typeof address !== 'string' || address.startsWith('#') || !URL.canParse(address, base)) return;
  const url = new URL(address, base);
  const place = linkTarget(url.href, base, `${base.pathname}learn`);
  if (place?.kind === 'route') {
    link.properties['href'] = hrefFor(place.route);
    return;
  }
  link.properties['href'] = url.href;
  if (!/^https?:$/.test(url.protocol) || url.origin === base.origin) return;
  Object.assign(link.properties, { target: '_blank', rel: ['noopener', 'noreferrer'] });
  link.children.push({
    type: 'element',
    tagName: 'span',
    properties: { className: ['sr'] },
    children: [{ type: 'text', value: ` ${newTabLabel}` }],
  });
}

/** An image may come from the LMS, by https, or be contained in the text (MEDIA-13). */
function settleImage({ properties }: Element, apiBase: string): void {
  const found = webAddress(properties['src'], apiBase, 'picture');
  const isKept = found && (found.ofPortal || /^(https|data):$/.test(found.url.protocol));
  if (isKept) properties['src'] = found.url.href;
  else delete properties['src'];
  properties['alt'] ??= '';
  Object.assign(properties, { loading: 'lazy', decoding: 'async', referrerPolicy: 'no-referrer' });
}

/** Settles the addresses that an element of an author's text links to or loads. */
export function settleElement(element: Element, settings: TextSettings): void {
  if (element.tagName === 'a') settleLink(element, settings);
  if (element.tagName === 'img') settleImage(element, settings.apiBase);
}
