import { html, type Html } from './html.ts';
import type { HostLanguage } from './preferences.ts';

/** A host's own texts by key, in each of its languages. The first language is the shape of the others. */
export type Texts<K extends string> = Readonly<Record<HostLanguage, Readonly<Record<K, string>>>>;

/** Texts that every host has. */
export const siteTexts = {
  en: {
    skip: 'Skip to content',
    main: 'Main',
    language: 'Language',
    theme: 'Theme',
    auto: 'Automatic',
    light: 'Light',
    dark: 'Dark',
    contrast: 'High contrast',
    signIn: 'Sign in',
    signOut: 'Sign out',
    log: 'Events of the elements',
    logHelp: 'What the elements tell this page, newest last.',
    clear: 'Clear',
    nothingYet: 'Nothing yet.',
  },
  ar: {
    skip: 'انتقل إلى المحتوى',
    main: 'الرئيسية',
    language: 'اللغة',
    theme: 'المظهر',
    auto: 'تلقائي',
    light: 'فاتح',
    dark: 'داكن',
    contrast: 'تباين عال',
    signIn: 'تسجيل الدخول',
    signOut: 'تسجيل الخروج',
    log: 'أحداث العناصر',
    logHelp: 'ما تخبر به العناصر هذه الصفحة، والأحدث في الأخير.',
    clear: 'مسح',
    nothingYet: 'لا شيء بعد.',
  },
} as const satisfies Texts<string>;

/** A text that the page's script can show in another language. */
export function createSay<K extends string>(texts: Texts<K>, language: HostLanguage) {
  return {
    /** As text of an element. */
    text: (key: K): Html => html`<span data-text="${key}">${texts[language][key]}</span>`,
    /** As the label of the element in whose tag it is. */
    label: (key: K): Html => html`aria-label="${texts[language][key]}" data-label="${key}"`,
    /** As bare text, where no element is allowed. */
    bare: (key: K): string => texts[language][key],
  };
}
