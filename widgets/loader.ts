import { configure, startOfPage } from '../src/runtime/hostOptions.ts';
import type { Options } from '../src/runtime/options.ts';
import { createLoader, find, type TagNeeds } from './createLoader.ts';

/** By tag, set in by the build. Chunks are addresses beside this file, the tag's own first. */
declare const __LECTERN_CHUNKS__: Readonly<Record<string, TagNeeds & { readonly chunks: readonly string[] }>>;

const here = import.meta.url;
const embedBase = new URL('.', here).href;
startOfPage().embedBase ??= embedBase;
const page = globalThis as unknown as { lectern?: unknown };
const given = page.lectern as { readonly options?: Options } | undefined;

/** As `placeOf`, for pages that are not the portal's own. */
const place = ({ apiBase: base = new URL(here).origin }: Options) => {
  const apiBase = base.replace(/\/+$/, '');
  return { apiBase, prefix: `lectern:${apiBase.split('//')[1]}:` };
};

const { suffix = '', ...data } = (find('script[src]') as HTMLScriptElement[]).find(({ src }) => src === here)?.dataset ?? {};
configure({ ...data, ...given?.options });
const loader = createLoader(
  __LECTERN_CHUNKS__,
  // All at once: what a chunk imports is on its way before the chunk has arrived to say so.
  async ({ chunks }) => (await Promise.all(chunks.map((chunk) => import(embedBase + chunk) as Promise<{ define: (suffix: string) => void }>)))[0]!,
  place,
);
loader.define({ suffix });
page.lectern = { configure, ...loader };

export { configure };
export const { define, preload, destroy } = loader;
