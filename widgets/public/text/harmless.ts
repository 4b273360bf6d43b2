import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { settleElement, type TextSettings } from './settleElement.ts';

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/**
 * The allowed elements of a text. Everything else is removed: drawings and formulas appear when the browser takes over, and ids are useless
 * in a shadow root.
 */
const schema: Schema = {
  tagNames: [
    ...headings,
    ...['p', 'br', 'wbr', 'hr', 'div', 'span', 'section', 'blockquote', 'pre', 'code', 'kbd', 'samp', 'var'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'picture', 'img'],
    ...['a', 'abbr', 'b', 'bdi', 'bdo', 'cite', 'del', 'dfn', 'em', 'i', 'ins', 'mark', 'q', 's', 'small', 'strong'],
    ...['sub', 'sup', 'time', 'u', 'ruby', 'rt', 'rp'],
    ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  attributes: {
    '*': ['lang', 'dir', 'title'],
    'a': ['href'],
    'img': ['src', 'alt', 'width', 'height'],
    'ol': ['start', 'reversed', 'type'],
    'li': ['value'],
    'time': ['dateTime'],
    'th': ['colSpan', 'rowSpan', 'scope', 'abbr'],
    'td': ['colSpan', 'rowSpan'],
    'col': ['span'],
    'colgroup': ['span'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https', 'data'] },
  strip: ['script', 'style', 'svg', 'math', 'template', 'iframe', 'object', 'select', 'textarea', 'noscript', 'title'],
  allowComments: false,
  allowDoctypes: false,
};

function* elementsIn(node: Nodes): Generator<Element> {
  if (node.type === 'element') yield node;
  if ('children' in node) for (const child of node.children) yield* elementsIn(child as Nodes);
}

/**
 * Makes an author's HTML harmless without a document (MEDIA-6), by the rules that `sanitize.ts` of the player has for nodes.
 * @param headingLevel level of the heading over the text
 */
export function harmless(html: string, headingLevel: number, settings: TextSettings): string {
  const tree = sanitize(fromHtml(html, { fragment: true }), schema);
  const elements = [...elementsIn(tree)];
  const levels = elements.filter(({ tagName }) => headings.includes(tagName));
  const top = Math.min(...levels.map(({ tagName }) => Number(tagName[1])));
  for (const heading of levels)
    heading.tagName = `h${Math.min(6, headingLevel + 1 + Number(heading.tagName[1]) - top)}`;
  for (const element of elements) settleElement(element, settings);
  return toHtml(tree);
}
