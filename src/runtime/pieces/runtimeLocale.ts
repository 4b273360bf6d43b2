import { builtTags } from '../../language/builtTags.ts';
import { firstOffered } from '../../language/firstOffered.ts';
import { nearest } from '../../language/nearest.ts';
import { createLocale, type RuntimeLanguages } from '../../i18n/createLocale.ts';
import { fromJson } from '../../plain/fromJson.ts';
import { fetchText } from '../fetchText.ts';
import { lazily } from '../../web/lazily.ts';
import type { RuntimeContext } from './runtimeContext.ts';
import { untilAgain } from '../untilAgain.ts';

export interface RuntimeLocale {
  readonly locale: RuntimeLanguages;
  /** Called when the configuration has arrived: it may narrow the list of languages, and add some (LOC-2, LOC-12). */
  readonly configure: (settings: { readonly locales: readonly string[]; readonly addedLocales: unknown }) => void;
}

/** Makes the languages of one runtime. */
export function runtimeLocale(context: RuntimeContext): RuntimeLocale {
  const { browser, given: options, kind, local, embedBase, report } = context;
  /** Folders of the languages that the tenant adds, by tag. */
  let added: Readonly<Record<string, string>> = {};
  /** The language that the host or the learner has named. */
  let chosen = options.locale ?? local.get('locale');
  // The server has chosen the language of a page of its own, for visitors too.
  let asked =
    kind === 'embedded'
      ? firstOffered(browser.navigator.languages ?? [], builtTags)
      : browser.document.documentElement.lang;
  const locale = createLocale({
    initial: chosen ?? asked,
    offered: builtTags,
    fetchFile: async (tag, namespace) =>
      fromJson(await fetchText(`${added[tag] ?? `${embedBase}locales/${tag}/`}${namespace}.json`, context)) as unknown,
    keep: (tag) => local.set('locale', tag),
    report,
    pause: (round) => untilAgain(round, context),
  });
  const offer = (tags: readonly string[]) => {
    locale.offer(tags);
    const next = nearest(chosen ?? asked, tags);
    if (next !== locale.tag()) void locale.set(next);
  };
  return {
    locale: {
      ...locale,
      set: (tag) => locale.set((chosen = tag)),
    },
    configure: ({ locales, addedLocales }) => {
      const narrowed = builtTags.filter((tag) => locales.includes(tag));
      if (narrowed.length > 0) offer(narrowed);
      if (addedLocales)
        lazily(() => import('./findAddedLocales.ts'))
          .get()
          .then(({ findAddedLocales }) => {
            const found = findAddedLocales(addedLocales, locale.offered(), asked, browser.navigator.languages);
            added = found.folders;
            // At first nobody knew the language that the browser asks for.
            asked = found.asked;
            offer(found.tags);
          }, report);
    },
  };
}
