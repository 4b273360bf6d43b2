import { embedded } from './embedded.ts';

type All = Readonly<Record<string, Readonly<Record<string, string>>>>;

const year = 31_536_000;

/** Keeps the page's two switches working: language and theme of the page and of all elements on it, at once and on the next page. */
export function switchPreferences(): void {
  const root = document.documentElement;
  const texts = JSON.parse(document.querySelector('#texts')?.textContent ?? '{}') as All;
  const keep = (what: string, value: string) => {
    document.cookie = `${root.dataset['name']}_${what}=${value}; path=/; max-age=${year}; samesite=lax`;
  };
  const on = (selector: string, change: (value: string) => void) => {
    document
      .querySelector<HTMLSelectElement>(selector)
      ?.addEventListener('change', ({ currentTarget }) => change((currentTarget as HTMLSelectElement).value));
  };

  on('#language', (language) => {
    keep('language', language);
    // The elements take the language of the page around them.
    root.lang = language;
    root.dir = language === 'ar' ? 'rtl' : 'ltr';
    for (const element of document.querySelectorAll<HTMLElement>('[data-text]'))
      element.textContent = texts[language]?.[element.dataset['text'] ?? ''] ?? element.textContent;
    for (const element of document.querySelectorAll<HTMLElement>('[data-label]'))
      element.setAttribute('aria-label', texts[language]?.[element.dataset['label'] ?? ''] ?? '');
  });
  on('#theme', (theme) => {
    keep('theme', theme);
    root.dataset['theme'] = theme;
    embedded()?.configure({ theme });
  });
}
