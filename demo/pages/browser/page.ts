type Language = 'en' | 'ar';

import { pageTitle } from '../../hosts/browser/pageTitle.ts';

const root = document.documentElement;
const texts = JSON.parse(document.querySelector('#texts')?.textContent ?? '{}') as Readonly<
  Record<Language, Readonly<Record<string, string>>>
>;

/** A text of the page, by language and key. */
export const textOf = (language: string, key: string): string => texts[language as Language]?.[key] ?? key;

/** The choices of the page when it was loaded. */
export const chosen = { language: root.lang, theme: root.dataset['theme'] ?? 'auto' };

pageTitle();

/** Stores a choice for the next page, and writes it where the elements read it. */
export function choose(what: 'language' | 'theme', value: string): void {
  document.cookie = `${root.dataset['name']}_${what}=${value}; path=/; max-age=31536000; samesite=lax`;
  if (what === 'theme') {
    root.dataset['theme'] = value;
    return;
  }
  [root.lang, root.dir] = [value, value === 'ar' ? 'rtl' : 'ltr'];
  // The texts that the server has written around the application.
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]'))
    element.textContent = textOf(value, element.dataset['text'] ?? '');
}

export const languages = { en: 'English', ar: 'العربية' } as const;
export const themes = ['auto', 'light', 'dark', 'contrast'] as const;
