import createPurifier, { type Config, type DOMPurify } from 'dompurify';
import { settleLinks, type LinkSettings } from './settleLinks.ts';
import { settleLoads } from './settleLoads.ts';
import { settleReferences } from './settleReferences.ts';
import { settleUses } from './settleUses.ts';

// An author's forms, frames and styles could imitate those of the product; classes and data attributes could take over
// its looks and links.
const config: Config & { RETURN_DOM_FRAGMENT: true } = {
  RETURN_DOM_FRAGMENT: true,
  USE_PROFILES: { html: true, svg: true, svgFilters: true, mathMl: true },
  FORBID_TAGS: [
    'style',
    'form',
    'input',
    'button',
    'select',
    'textarea',
    'option',
    'label',
    'dialog',
    'template',
    'slot',
    'audio',
    'video',
  ],
  FORBID_ATTR: [
    'style',
    'class',
    'part',
    'slot',
    'name',
    'tabindex',
    'autofocus',
    'contenteditable',
    'popover',
    'target',
    'is',
    'srcset',
    'exportparts',
  ],
  ALLOW_DATA_ATTR: false,
  ADD_ATTR: ['lang', 'dir'],
  // Only for elements of the same text: see the hook below, and settleUses.
  ADD_TAGS: ['use'],
  SANITIZE_NAMED_PROPS: true,
};

export interface SanitizeOptions extends LinkSettings {
  /** Level of the heading above the text; the author's headings begin one level below. */
  readonly headingLevel: number;
  /** The suffix of all ids in this text, so that they differ from those of another text on the page. */
  readonly ids: string;
}

let purifier: DOMPurify | undefined;

// One purifier for all texts: each purifier makes a Trusted Types policy, and a page may allow only one policy per
// name.
function makePurifier(): DOMPurify {
  const made = createPurifier(window);
  // Before ids existed, `name` named a place in a text.
  made.addHook('beforeSanitizeAttributes', (node) => {
    if (node.localName === 'a' && !node.id) node.id = node.getAttribute('name') ?? '';
    if (node.id === '') node.removeAttribute('id');
  });
  made.addHook('uponSanitizeAttribute', (node, attribute) => {
    if (node.localName === 'use' && /href$/.test(attribute.attrName))
      attribute.keepAttr = attribute.attrValue.startsWith('#');
    if (attribute.attrName === 'attributename' && /href/i.test(attribute.attrValue)) attribute.keepAttr = false;
  });
  return made;
}

/**
 * An author's HTML as harmless nodes (MEDIA-6): no scripts, no styles, headings that fit the page's outline, links that
 * lead to the right places.
 */
export function sanitize(html: string, options: SanitizeOptions): DocumentFragment {
  // The prefix prevents a frameset from replacing the body.
  const fragment = (purifier ??= makePurifier()).sanitize(`<wbr>${html}`, config);
  fragment.firstElementChild?.remove();
  for (const image of fragment.querySelectorAll('img')) {
    if (!image.hasAttribute('alt')) image.alt = '';
    image.loading = 'lazy';
    image.decoding = 'async';
    image.referrerPolicy = 'no-referrer';
  }
  settleLinks(fragment, options);
  settleLoads(fragment, options.apiBase);
  settleReferences(fragment, options.ids);
  settleUses(fragment);
  // This comes last, because an image begins to load as soon as it belongs to this document.
  settleHeadings(fragment, options.headingLevel);
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
