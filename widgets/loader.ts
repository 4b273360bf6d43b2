import { configure, startOfPage } from '../src/runtime/hostOptions.ts';
import type { Options } from '../src/runtime/options.ts';
import { slots } from '../src/runtime/slots.ts';
import { createLoader, find, type TagNeeds } from './createLoader.ts';
import type * as tools from './tools/tools.ts';

/** What `tools.js` beside this file exports. */
type Tools = Pick<typeof tools, 'doctor' | 'inspect'>;

/** By tag, set in by the build. Chunks are names in the folder beside this file, the runtime first, the tag's own last. */
declare const __LECTERN_CHUNKS__: Readonly<Record<string, TagNeeds & { readonly chunks: readonly string[] }>>;

const here = import.meta.url;
startOfPage().embedBase ??= new URL('.', here).href;
const given = slots.lectern as { readonly options?: Options } | undefined;

/** As `placeOf`, for pages that are not the portal's own. */
const place = ({ apiBase: base = new URL(here).origin }: Options) => {
  const apiBase = base.replace(/\/+$/, '');
  return { apiBase, prefix: `lectern:${apiBase.split('//')[1]}:` };
};

// Its data attributes: `data-api-base`, `data-locale`, `data-theme`, `data-suffix`.
const data: (Options & { readonly suffix?: string }) | undefined = (find('script') as HTMLScriptElement[]).find(({ src }) => src === here)?.dataset;
configure({ ...data, ...given?.options });
/** A file of the build; what it is called is known when it is asked for. */
const file = <T>(name: string) => import(`./${name}.js`) as Promise<T>;
const loader = createLoader(
  __LECTERN_CHUNKS__,
  // All at once: what a chunk imports is on its way before the chunk has arrived to say so.
  ({ chunks }) => Promise.all(chunks.map((chunk) => file<{ define: (suffix: string) => void }>(`chunks/${chunk}`))).then((parts) => parts.pop()!),
  place,
);
loader.define(data);

/** Prints and gives what this page lacks for the elements to work on it, with the missing lines. */
export const doctor = () => file<Tools>('tools').then((made) => made.doctor());
/** Versions, runtimes and elements of this page. */
export const inspect = () => file<Tools>('tools').then((made) => made.inspect());
slots.lectern = { configure, ...loader, doctor, inspect };

export { configure };
export const { define, preload, signOut, destroy } = loader;
