import { lazyImport } from '../src/lazy/lazyImport.ts';
import { configure, startOfPage } from '../src/runtime/hostOptions.ts';
import type { Options } from '../src/port/options.ts';
import { slots } from '../src/runtime/slots.ts';
import type { EarlyNeeds } from '../src/runtime/startEarly.ts';
import { createLoader, find } from './createLoader.ts';
import type * as tools from './tools/tools.ts';

/** The exports of `tools.js` beside this file. */
type Tools = Pick<typeof tools, 'doctor' | 'inspect'>;

type Call = readonly [name: string, ...given: unknown[]];

/** By tag, inserted by the build. Chunks are names in the folder beside this file, the runtime first, the tag's own last. */
declare const __LECTERN_CHUNKS__: Readonly<Record<string, EarlyNeeds & { readonly chunks: readonly string[] }>>;

const here = import.meta.url;
startOfPage().embedBase ??= new URL('.', here).href;
/** Set by the page before this script: options, or calls as `[name, ...arguments]`, which are carried out now (ELEM-13). */
const given = slots.lectern as { readonly options?: Options } | readonly Call[] | undefined;

/** Like `runtimePlace`, for pages that are not the portal's own. */
const place = ({ apiBase: base = new URL(here).origin }: Options) => {
  const apiBase = base.replace(/\/+$/, '');
  return { apiBase, prefix: `lectern:${apiBase.split('//')[1]}:` };
};

// The data attributes of the script: `data-api-base`, `data-locale`, `data-theme`, `data-suffix`.
const data: (Options & { readonly suffix?: string }) | undefined = (find('script') as HTMLScriptElement[]).find(
  ({ src }) => src === here,
)?.dataset;
configure({ ...data, ...(given as { readonly options?: Options } | undefined)?.options });
/** Loads files of the build, all at once, so that no import waits for the file that imports it. Returns the last one. */
const load = async <T>(...names: string[]): Promise<T> => {
  const files = names.map((name) => `./${name}.js`);
  const parts = await lazyImport(here, files, () => Promise.all(files.map((file) => import(file) as Promise<T>)));
  // At least one name is given.
  return parts.pop() as T;
};
const loader = createLoader(
  __LECTERN_CHUNKS__,
  ({ chunks }) => load<{ define: (suffix: string) => void }>(...chunks.map((chunk) => `chunks/${chunk}`)),
  place,
);

/** Checks whether the elements can work on this page. Prints and returns the findings, with the missing lines. */
export const doctor = () => load<Tools>('tools').then((made) => made.doctor());
/** Versions, runtimes and elements of this page. */
export const inspect = () => load<Tools>('tools').then((made) => made.inspect());
// Tag managers push other entries too: each fails separately, with an error in the console.
const push = async ([name, ...what]: Call) => {
  const call = (api as unknown as Readonly<Record<string, ((...given: unknown[]) => unknown) | undefined>>)[name];
  if (!call) throw new TypeError(name);
  return call(...what);
};
// It is the same object as the loader, which takes over the methods of the first script on the page.
const api = (slots.lectern = Object.assign(loader, { configure, doctor, inspect, push }));
if (Array.isArray(given)) given.map(push);
loader.define(data);

export { configure };
export const { define, preload, signOut, destroy } = loader;
