import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { direction } from './direction.ts';
import { createFormats, type Formats } from './formats.ts';
import type { Namespace } from './keys.ts';
import type { Locale, Translate } from './locale.ts';

interface Language {
  readonly locale: Locale;
  readonly tag: string;
  readonly formats: Formats;
}

const LanguageContext = createContext<Language | null>(null);

/** The languages of the runtime and the tag of this tree. */
export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (!language) throw new TypeError('a text outside an element');
  return language;
}

/**
 * Gives a tree its language.
 * @param tag the element's own language; the page's where absent
 */
export function LanguageProvider({ locale, tag, children }: { locale: Locale; tag?: string | undefined; children: ReactNode }) {
  const page = useSyncExternalStore(locale.subscribe, locale.tag, locale.tag);
  const own = tag ? locale.nearest(tag) : page;
  return <LanguageContext value={useMemo(() => ({ locale, tag: own, formats: createFormats(own) }), [locale, own])}>{children}</LanguageContext>;
}

/** Translates keys of a namespace in the language of this tree. The element has loaded its namespaces before. */
export function useTexts<N extends Namespace>(namespace: N): Translate<N> {
  const { locale, tag } = useLanguage();
  return useMemo(() => locale.translate(tag, namespace), [locale, tag, namespace]);
}

/** Tag and direction of this tree. */
export function useDirection(): { readonly tag: string; readonly dir: 'ltr' | 'rtl' } {
  const { tag } = useLanguage();
  return { tag, dir: direction(tag) };
}

/** Dates, numbers and durations in the language of this tree. All of it shares them, since making one costs a millisecond. */
export function useFormats(): Formats {
  return useLanguage().formats;
}
