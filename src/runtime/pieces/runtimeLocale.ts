import { createLocale, type RuntimeLanguages } from '../../i18n/createLocale.ts';
import { defaultTag } from '../../i18n/nearest.ts';
import { fromJson } from '../../plain/fromJson.ts';
import { builtTags } from '../builtTags.ts';
import { fetchText } from '../fetchText.ts';
import type { RuntimeContext } from './runtimeContext.ts';
import { untilAgain } from '../untilAgain.ts';

export interface RuntimeLocale {
  readonly locale: RuntimeLanguages;
  /** Called when the configuration has arrived: it may narrow the list of languages. */
  readonly narrow: (tags: readonly string[]) => void;
}

/** Makes the languages of one runtime. */
export function runtimeLocale(context: RuntimeContext): RuntimeLocale {
  const { browser, given, kind, local, embedBase, report } = context;
  const offered = [...builtTags];
  const locale = createLocale({
    // The server has chosen the language of a page of its own, for visitors too.
    initial:
      given.locale ?? local.get('locale') ?? (kind === 'embedded' ? defaultTag : browser.document.documentElement.lang),
    offered,
    fetchFile: async (tag, namespace) =>
      fromJson(await fetchText(`${embedBase}locales/${tag}/${namespace}.json`, context)) as unknown,
    keep: (tag) => local.set('locale', tag),
    report,
    pause: (round) => untilAgain(round, context),
  });
  return {
    locale,
    narrow: (tags) => {
      const narrowed = builtTags.filter((tag) => tags.includes(tag));
      if (narrowed.length > 0) offered.splice(0, offered.length, ...narrowed);
      if (!offered.includes(locale.tag())) void locale.set(locale.tag());
    },
  };
}
