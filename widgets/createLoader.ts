import { registrySlot, slots } from '../src/runtime/slots.ts';
import { startOfPage } from '../src/runtime/hostOptions.ts';
import type { Options } from '../src/port/options.ts';
import type { RuntimePlace } from '../src/runtime/runtimePlace.ts';
import { startEarly, type EarlyNeeds } from '../src/runtime/startEarly.ts';

/** Defines elements as they appear. */
export interface Loader {
  /**
   * Starts the loader. The first one of this major version on a page does the work, later ones do nothing (RUN-2).
   * @param options `suffix` distinguishes all tags from those of another major version
   */
  define: (options?: { readonly suffix?: string }) => void;
  /** Loads the code and the first replies of a tag before it appears. */
  preload: (tag: string) => Promise<void>;
  /** Signs out everything that the page embeds: its elements, and the pages in its frames (SESS-19, SESS-24). */
  signOut: () => void;
  /** Stops everything and leaves nothing behind. Elements that are still in the page stay empty; `define` starts again. */
  destroy: () => void;
}

const major = 1;
type Loaders = Record<symbol, (Loader & { readonly major: number }) | undefined>;

/**
 * Finds elements of the page. It uses the method of the prototype, because elements of the page can overwrite names of `document`. It takes
 * the prototype that `document` has, because libraries replace `Document` (ELEM-19).
 */
export const find = (selector: string) => [
  ...((Object.getPrototypeOf(document) as Document).querySelectorAll.call(
    document,
    selector,
  ) as NodeListOf<HTMLElement>),
];

/**
 * Makes the loader of one script (ELEM-8).
 * @param code loads the code of a tag; resolves with its `define`
 * @param place the place of the runtime for these options, which may not exist yet
 */
export function createLoader<N extends EarlyNeeds>(
  table: Readonly<Record<string, N>>,
  code: (needs: N) => Promise<{ readonly define: (suffix: string) => unknown }>,
  place: (options: Options) => Pick<RuntimePlace, 'apiBase' | 'prefix'>,
): Loader {
  let loading: Record<string, Promise<void>> = {};
  let ours = '';
  let stop = () => {};

  const missing = (tag: string) => find(`${tag + ours}:not(:defined)`);

  /** Prefetches the calls and texts of a tag. If there is a runtime already, the runtime does that. */
  const begin = (tag: string) => {
    const start = startOfPage();
    const [element] = missing(tag);
    const language = element?.getAttribute('locale') || element?.closest<HTMLElement>('[lang]')?.lang;
    const needs = table[tag];
    if (needs && !slots[registrySlot]) startEarly(start, place(start.options), needs, language);
  };

  const want = (tag: string) =>
    (loading[tag] ??= (async () => {
      const needs = table[tag];
      if (!needs) throw new TypeError(tag);
      try {
        begin(tag);
        (await code(needs)).define(ours);
      } catch (cause) {
        // After a throw at once `loading` does not have it yet, and a page that changes with each failure would do nothing else.
        await new Promise((resolve) => setTimeout(resolve));
        delete loading[tag]; // the next element of this tag tries again
        const detail = { code: 'network', message: String(cause), retryable: true, correlationId: null };
        // The host's own content of the element stays visible.
        for (const each of missing(tag))
          each.dispatchEvent(new CustomEvent('lectern-error', { bubbles: true, composed: true, detail }));
      }
    })());

  const look = () => {
    for (const tag of Object.keys(table)) if (missing(tag)[0]) void want(tag);
  };

  const own: Loader & { readonly major: number } = {
    major,
    define: ({ suffix = ours } = {}) => {
      const slot = Symbol.for(`lectern/tags${suffix}`);
      const owner = (slots as unknown as Loaders)[slot] ?? own;
      // The first script owns the page; later scripts hand their calls to it.
      if (owner !== own)
        return owner.major === major ? void Object.assign(own, owner) : console.error('lectern: use a suffix');
      stop();
      ours = suffix;
      (slots as unknown as Loaders)[slot] = own;
      const { listeners } = startOfPage();
      // The learner's calls may have waited for options that the host gives later.
      const again = () => {
        for (const tag of Object.keys(loading)) begin(tag);
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true });
      listeners.add(again);
      stop = () => {
        observer.disconnect();
        listeners.delete(again);
        delete (slots as unknown as Loaders)[slot];
      };
      look();
    },
    preload: want,
    signOut: () => slots[registrySlot]?.signOut(),
    destroy: () => {
      stop();
      loading = {};
      slots[registrySlot]?.destroy();
    },
  };
  return own;
}
