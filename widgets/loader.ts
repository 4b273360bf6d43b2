import { configure, startOfPage } from '../src/runtime/hostOptions.ts';
import type { Options } from '../src/runtime/options.ts';
import { createLoader, type TagNeeds } from './createLoader.ts';

/** By tag, set in by the build. Chunks are addresses beside this file, the tag's own first. */
declare const __LECTERN_CHUNKS__: Readonly<Record<string, Omit<TagNeeds, 'code'> & { readonly chunks: readonly string[] }>>;

const here = import.meta.url;
const page = globalThis as unknown as { lectern?: unknown };
const given = page.lectern as { readonly options?: Options } | undefined;

const table: Record<string, TagNeeds> = {};
for (const [tag, { chunks, ...needs }] of Object.entries(__LECTERN_CHUNKS__)) {
  // All at once: what a chunk imports is on its way before the chunk has arrived to say so.
  const code = () => Promise.all(chunks.map((chunk) => import(new URL(chunk, here).href) as Promise<{ define: (suffix: string) => void }>));
  table[tag] = { ...needs, code: async () => (await code())[0]!.define };
}

export { configure };
export const { define, preload, destroy } = createLoader(table);

// By way of the prototype: names of `document` can be taken by elements of the page.
const scripts = Document.prototype.querySelectorAll.call(document, 'script[src]') as NodeListOf<HTMLScriptElement>;
const { apiBase, locale, theme, suffix } = [...scripts].find(({ src }) => src === here)?.dataset ?? {};
startOfPage().embedBase ??= new URL('.', here).href;
configure({
  ...(apiBase && { apiBase }),
  ...(locale && { locale }),
  ...(theme && { theme: theme as NonNullable<Options['theme']> }),
  // An element of the page with this id is not what the host has set.
  ...(given && Object.getPrototypeOf(given) === Object.prototype && given.options),
});
page.lectern = { configure, define, preload, destroy };
define(suffix ? { suffix } : {});
