import { builtTags } from '../../language/builtTags.ts';
import { firstOffered } from '../../language/firstOffered.ts';
import { nearest } from '../../language/nearest.ts';
import { createLocale, type RuntimeLanguages } from '../../i18n/createLocale.ts';
import { fromJson } from '../../plain/fromJson.ts';
import { fetchText } from '../fetchText.ts';
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
  const chosen = options.locale ?? local.get('locale');
  // The server has chosen the language of a page of its own, for visitors too.
  let wanted =
    chosen ??
    (kind === 'embedded'
      ? firstOffered(browser.navigator.languages ?? [], builtTags)
      : browser.document.documentElement.lang);
  const locale = createLocale({
    initial: wanted,
    offered: builtTags,
    fetchFile: async (tag, namespace) =>
      fromJson(await fetchText(`${added[tag] ?? `${embedBase}locales/${tag}/`}${namespace}.json`, context)) as unknown,
    keep: (tag) => {
      wanted = tag;
      local.set('locale', tag);
    },
    report,
    pause: (round) => untilAgain(round, context),
  });
  const offer = (tags: readonly string[]) => {
    locale.offer(tags);
    const next = nearest(wanted, tags);
    if (next !== locale.tag()) void locale.set(next);
  };
  return {
    locale,
    configure: ({ locales, addedLocales }) => {
      const narrowed = builtTags.filter((tag) => locales.includes(tag));
      if (narrowed.length > 0) offer(narrowed);
      if (addedLocales)
        import('../../language/readAddedLocales.ts').then(({ readAddedLocales }) => {
          added = readAddedLocales(addedLocales);
          const tags = [...locale.offered(), ...Object.keys(added)];
          // The browser may have asked for one of these, which nobody knew at first.
          const asked = firstOffered(browser.navigator.languages ?? [], tags);
          if (!chosen && asked in added) wanted = asked;
          offer(tags);
        }, report);
    },
  };
}
