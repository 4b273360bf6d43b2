/** Texts for the time before the articles are loaded. */
export const ownTexts = {
  en: { loading: 'Loading the articles', failed: 'The articles could not be loaded', again: 'Try again' },
  ar: { loading: 'جارٍ تحميل المقالات', failed: 'تعذّر تحميل المقالات', again: 'حاول مرة أخرى' },
} as const;
