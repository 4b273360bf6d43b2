import { configure, startOfPage } from '../src/runtime/hostOptions.ts';
import type { Options } from '../src/runtime/options.ts';
import { slots } from '../src/runtime/slots.ts';
import { createLoader, find, type TagNeeds } from './createLoader.ts';
import type * as tools from './tools/tools.ts';

/** What `tools.js` beside this file exports. */
type Tools = Pick<typeof tools, 'doctor' | 'inspect'>;

type Call = readonly [name: string, ...given: unknown[]];

/** By tag, set in by the build. Chunks are names in the folder beside this file, the runtime first, the tag's own last. */
declare const __LECTERN_CHUNKS__: Readonly<Record<string, TagNeeds & { readonly chunks: readonly string[] }>>;

const here = import.meta.url;
startOfPage().embedBase ??= new URL('.', here).href;
/** What the page has said before: options, or calls as `[name, ...what it is given]`, which are carried out now (ELEM-13). */
const given = slots.lectern as { readonly options?: Options } | readonly Call[] | undefined;

/** As `placeOf`, for pages that are not the portal's own. */
const place = ({ apiBase: base = new URL(here).origin }: Options) => {
  const apiBase = base.replace(/\/+$/, '');
  return { apiBase, prefix: `lectern:${apiBase.split('//')[1]}:` };
};

// Its data attributes: `data-api-base`, `data-locale`, `data-theme`, `data-suffix`.
const data: (Options & { readonly suffix?: string }) | undefined = (find('script') as HTMLScriptElement[]).find(({ src }) => src === here)?.dataset;
configure({ ...data, ...(given as { readonly options?: Options } | undefined)?.options });
/** A file of the build; what it is called is known when it is asked for. */
const file = <T>(name: string) => import(`./${name}.js`) as Promise<T>;
const loader = createLoader(
  __LECTERN_CHUNKS__,
  // All at once: what a chunk imports is on its way before the chunk has arrived to say so.
  ({ chunks }) => Promise.all(chunks.map((chunk) => file<{ define: (suffix: string) => void }>(`chunks/${chunk}`))).then((parts) => parts.pop()!),
  place,
);

/** Prints and gives what this page lacks for the elements to work on it, with the missing lines. */
export const doctor = () => file<Tools>('tools').then((made) => made.doctor());
/** Versions, runtimes and elements of this page. */
export const inspect = () => file<Tools>('tools').then((made) => made.inspect());
// What is no call, which tag managers push as well, fails by itself and is told in the console.
const push = async ([name, ...what]: Call) => (api as unknown as Readonly<Record<string, (...given: unknown[]) => unknown>>)[name]!(...what);
// One object with the loader, which takes over what the script that came first has.
const api = (slots.lectern = Object.assign(loader, { configure, doctor, inspect, push }));
if (Array.isArray(given)) given.map(push);
loader.define(data);

export { configure };
export const { define, preload, signOut, destroy } = loader;
