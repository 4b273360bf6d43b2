import { languageAround } from '../src/element/languageAround.ts';
import { destroyRuntimes, registrySlot, slots } from '../src/runtime/destroyRuntimes.ts';
import { hostOptions, startOfPage } from '../src/runtime/hostOptions.ts';
import { startEarly } from '../src/runtime/startEarly.ts';

/** What a tag needs. Addresses are below the API base. */
export interface TagNeeds {
  /** Loads the code; gives what registers the tag. */
  readonly code: () => Promise<(suffix: string) => unknown>;
  /** Asked in nobody's name. */
  readonly open: readonly string[];
  /** Asked in the learner's name. */
  readonly own: readonly string[];
  /** Asked in the learner's name for this tag alone. */
  readonly first: readonly string[];
  readonly namespaces: readonly string[];
}

/** Defines elements as they appear. */
export interface Loader {
  /**
   * Begins. The first of this major version on a page does the work, later ones do nothing (RUN-2).
   * @param options `suffix` sets all tags apart from those of another major version
   */
  readonly define: (options?: { readonly suffix?: string }) => void;
  /** Loads the code and first answers of a tag before it appears. */
  readonly preload: (tag: string) => Promise<void>;
  /** Ends everything and leaves nothing. Elements that still stand in the page stay empty; `define` begins anew. */
  readonly destroy: () => void;
}

const major = 1;
const page = globalThis as unknown as Record<symbol, unknown>;
// By way of the prototype: a form field or an image of the page may have taken any name of `document`.
const find = (selector: string) => [...(Document.prototype.querySelectorAll.call(document, selector) as NodeListOf<HTMLElement>)];

/** Makes the loader of one script. */
export function createLoader(table: Readonly<Record<string, TagNeeds>>): Loader {
  const loading = new Map<string, { readonly done: Promise<void>; readonly first: HTMLElement | undefined }>();
  let suffix = '';
  let stop: (() => void) | undefined;

  /** Asks ahead for what a tag needs beside its code. Where there is a runtime already, it sees to the common part. */
  const begin = (tag: string, element: HTMLElement | undefined) => {
    const { open, own, first, namespaces } = table[tag]!;
    const language = element && (element.getAttribute('locale') || languageAround(element));
    startEarly(startOfPage(), slots[registrySlot] ? { open: [], own: first, namespaces: [], language } : { open, own: [...own, ...first], namespaces, language });
  };

  const load = async (tag: string) => {
    try {
      (await table[tag]!.code())(suffix);
    } catch (cause) {
      loading.delete(tag); // the next one that appears tries again
      const detail = { code: 'network', message: `the code of <${tag}> could not be loaded: ${String(cause)}`, retryable: true, correlationId: null };
      // What the host wrote inside the element stays visible.
      for (const each of find(`${tag + suffix}:not(:defined)`)) each.dispatchEvent(new CustomEvent('lectern-error', { bubbles: true, composed: true, detail }));
    }
  };

  const want = (tag: string, first?: HTMLElement) => {
    let known = loading.get(tag);
    if (!known) {
      begin(tag, first);
      loading.set(tag, (known = { done: load(tag), first }));
    }
    return known.done;
  };

  const look = () => {
    for (const tag in table) {
      const [first] = loading.has(tag) ? [] : find(`${tag + suffix}:not(:defined)`);
      if (first) void want(tag, first);
    }
  };

  const own: Loader = {
    define: ({ suffix: wanted = suffix } = {}) => {
      const [claim, slot] = [Symbol.for(`lectern/tags${wanted}`), Symbol.for(`lectern/${major}/loader${wanted}`)];
      const owner = (page[claim] ??= major);
      if (owner !== major) return console.error(`lectern: version ${String(owner)} has the tags of this page; version ${major} needs a suffix, as in define({ suffix: '-v${major}' })`);
      if (page[slot]) return;
      page[slot] = own;
      suffix = wanted;
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true });
      // What a host says later may be what the learner's calls have waited for.
      const unsubscribe = hostOptions.subscribe(() => loading.forEach(({ first }, tag) => begin(tag, first)));
      stop = () => {
        observer.disconnect();
        unsubscribe();
        delete page[claim];
        delete page[slot];
        stop = undefined;
      };
      look();
    },
    preload: (tag) => want(tag),
    destroy: () => {
      stop?.();
      loading.clear();
      destroyRuntimes();
    },
  };
  // The script that came first has the page; what others are told, they hand to it.
  const working = () => (page[Symbol.for(`lectern/${major}/loader${suffix}`)] as Loader | undefined) ?? own;
  return { define: own.define, preload: (tag) => working().preload(tag), destroy: () => working().destroy() };
}
