import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { direction } from '../language/direction.ts';
import { createFormats, type Formats } from './formats.ts';
import type { Namespace } from './keys.ts';
import type { Locale, Translate } from './locale.ts';
import { regionalTag } from './regionalTag.ts';

interface Language {
  readonly locale: Locale;
  readonly tag: string;
  readonly formats: Formats;
  readonly round: number;
}

const LanguageContext = createContext<Language | null>(null);

/** The languages of the runtime and the tag of this tree. */
export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new TypeError('a text outside an element');
  return language;
}

/**
 * Gives a tree its language.
 * @param tag the element's own language; by default the page's
 * @param languages by default those of this browser
 */
export function LanguageProvider({
  locale,
  tag,
  languages = navigator.languages,
  children,
}: {
  locale: Locale;
  tag?: string | undefined;
  languages?: readonly string[];
  children: ReactNode;
}) {
  const page = useSyncExternalStore(locale.subscribe, locale.tag, locale.tag);
  const own = tag ? locale.nearest(tag) : page;
  // Late texts replace the English ones, and the zone of dates follows the person who is signed in (LOC-10).
  const ofRound = () => locale.round?.() ?? 0;
  const round = useSyncExternalStore(locale.subscribe, ofRound, ofRound);
  // A browser may return an equal list as a new object each time.
  const known = languages.join();
  const language = useMemo(
    () => ({
      locale,
      tag: own,
      round,
      formats: createFormats(own, locale.zone?.(), regionalTag(own, known.split(','))),
    }),
    [locale, own, round, known],
  );
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** Translates keys of a namespace in the language of this tree. The element has already loaded its namespaces. */
export function useTexts<N extends Namespace>(namespace: N): Translate<N> {
  const language = useLanguage();
  return useMemo(() => language.locale.translate(language.tag, namespace), [language, namespace]);
}

/** Tag and direction of this tree. */
export function useDirection(): { readonly tag: string; readonly dir: 'ltr' | 'rtl' } {
  const { tag } = useLanguage();
  return { tag, dir: direction(tag) };
}

/** Dates, numbers and durations in the language of this tree. The whole tree shares them, since making one costs a millisecond. */
export function useFormats(): Formats {
  return useLanguage().formats;
}
