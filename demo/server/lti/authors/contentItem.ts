import * as v from 'valibot';
import { plainOrigin } from '../../../../src/web/plainOrigin.ts';
import { html, trusted } from '../../http/html.ts';

const words = (most: number) => v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(most)), '');
const size = v.fallback(v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000))), null);
const address = v.pipe(
  v.string(),
  v.maxLength(2000),
  // `/learn` names the origins of links in its policy.
  v.check((value) => plainOrigin(value) !== null),
);
const named = { title: words(300), text: words(2000) };
const lineItem = v.object({
  label: words(500),
  scoreMaximum: v.pipe(v.number(), v.finite(), v.gtValue(0), v.maxValue(1e9)),
  resourceId: v.fallback(v.nullish(v.pipe(v.string(), v.maxLength(500))), null),
  tag: v.fallback(v.nullish(v.pipe(v.string(), v.maxLength(500))), null),
});

const items = v.variant('type', [
  v.object({
    type: v.literal('ltiResourceLink'),
    ...named,
    url: v.nullish(address),
    custom: v.fallback(v.record(v.pipe(v.string(), v.maxLength(200)), v.pipe(v.string(), v.maxLength(2000))), {}),
    lineItem: v.nullish(lineItem),
    iframe: v.fallback(v.nullish(v.object({ width: size, height: size })), null),
  }),
  v.object({ type: v.literal('link'), ...named, url: address }),
  v.object({ type: v.literal('file'), ...named, url: address }),
  v.object({ type: v.literal('image'), ...named, url: address }),
  v.object({ type: v.literal('html'), ...named, html: v.pipe(v.string(), v.maxLength(50_000)) }),
]);

/** A piece of content that a tool offers to an author. */
export type ContentItem = v.InferOutput<typeof items>;

/** Reads a content item; null for any other value, and for a kind that cannot become a part (LTI-41). */
export function readContentItem(item: unknown): ContentItem | null {
  const read = v.safeParse(items, item);
  return read.success ? read.output : null;
}

/** The text of a part whose content is not played by a tool: HTML as it came, which pages clean, or a link with its words. */
export function textOf(item: Exclude<ContentItem, { readonly type: 'ltiResourceLink' }>): string {
  const body =
    item.type === 'html' ? trusted(item.html) : html`<p><a href="${item.url}">${item.title || item.url}</a></p>`;
  return html`${item.text && html`<p>${item.text}</p>`}${body}`.markup;
}
