import createPurifier, { type Config } from 'dompurify';

// Forms, frames and styles of an author could pass for the product's own; classes and data attributes could borrow its looks and links.
const config: Config & { RETURN_DOM_FRAGMENT: true } = {
  RETURN_DOM_FRAGMENT: true,
  USE_PROFILES: { html: true, svg: true, mathMl: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'option', 'label', 'dialog', 'template', 'slot', 'audio', 'video'],
  FORBID_ATTR: ['style', 'class', 'part', 'slot', 'name', 'tabindex', 'autofocus', 'contenteditable', 'popover', 'target', 'is', 'srcset', 'exportparts'],
  ALLOW_DATA_ATTR: false,
  ADD_ATTR: ['lang', 'dir'],
  SANITIZE_NAMED_PROPS: true,
};

/** What DOMPurify puts before the ids of an author, so that they meet none of ours. */
export const idPrefix = 'user-content-';

export interface SanitizeOptions {
  /** Level of the heading over the text; the author's begin one below. */
  readonly headingLevel: number;
  /** Accessible name of a table that scrolls sideways. */
  readonly tableLabel: string;
  /** Read after a link that leaves the site. */
  readonly newTabLabel: string;
}

/** An author's HTML as harmless nodes (MEDIA-6): no scripts, no styles, headings in the page's outline, tables that scroll. */
export function sanitize(html: string, options: SanitizeOptions): DocumentFragment {
  const fragment = createPurifier(window).sanitize(html, config);
  settleHeadings(fragment, options.headingLevel);
  for (const image of fragment.querySelectorAll('img')) {
    if (!image.hasAttribute('alt')) image.alt = '';
    image.loading = 'lazy';
    image.decoding = 'async';
  }
  for (const table of fragment.querySelectorAll('table')) wrap(table, options.tableLabel);
  for (const link of fragment.querySelectorAll<HTMLAnchorElement>('a[href]')) settleLink(link, options.newTabLabel);
  return fragment;
}

function settleHeadings(root: DocumentFragment, above: number) {
  const headings = [...root.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const top = Math.min(...headings.map(({ localName }) => Number(localName[1])));
  for (const heading of headings) {
    const level = Math.min(6, above + 1 + Number(heading.localName[1]) - top);
    const own = document.createElement(`h${level}`);
    for (const { name, value } of heading.attributes) own.setAttribute(name, value);
    own.append(...heading.childNodes);
    heading.replaceWith(own);
  }
}

function wrap(table: HTMLTableElement, label: string) {
  const scroller = document.createElement('div');
  scroller.className = 'scroller';
  scroller.tabIndex = 0;
  scroller.setAttribute('role', 'group');
  scroller.setAttribute('aria-label', table.caption?.textContent?.trim() || label);
  table.replaceWith(scroller);
  scroller.append(table);
}

function settleLink(link: HTMLAnchorElement, newTab: string) {
  const address = link.getAttribute('href') ?? '';
  if (address.startsWith('#')) return;
  if (new URL(address, location.href).origin === location.origin) return;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  const words = document.createElement('span');
  words.className = 'sr';
  words.textContent = ` ${newTab}`;
  link.append(words);
}
