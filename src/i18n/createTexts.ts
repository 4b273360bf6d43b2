import { defaultTag } from './nearest.ts';
import type { Values } from './locale.ts';

/** Texts of all languages that have been loaded. */
export interface Texts {
  readonly add: (tag: string, namespace: string, file: Readonly<Record<string, string>>) => void;
  readonly translate: (tag: string, namespace: string, key: string, values?: Values) => string;
}

/**
 * Looks texts up, chooses plural forms and sets values in. The files have the form that i18next calls version 4, so that
 * every translation tool reads them: `{{value}}`, and the plural forms of CLDR as key endings. The hard part, plural
 * rules, is the platform's; a whole library for the rest would be a quarter of the first payload.
 * A key that a language lacks is English; one that is nowhere stands for itself.
 */
export function createTexts(): Texts {
  const files = new Map<string, Readonly<Record<string, string>>>();
  const rules = new Map<string, Intl.PluralRules>();

  const find = (tag: string, namespace: string, key: string, count: unknown): string | undefined => {
    const file = files.get(`${tag}/${namespace}`);
    if (!file) return undefined;
    const own = (name: string) => (Object.hasOwn(file, name) ? file[name] : undefined);
    if (typeof count !== 'number') return own(key);
    let rule = rules.get(tag);
    if (!rule) rules.set(tag, (rule = new Intl.PluralRules(tag)));
    // A form of its own for nothing may be given in languages whose rules have none.
    return (count === 0 ? own(`${key}_zero`) : undefined) ?? own(`${key}_${rule.select(count)}`) ?? own(key);
  };

  return {
    add: (tag, namespace, file) => void files.set(`${tag}/${namespace}`, file),
    translate: (tag, namespace, key, values = {}) => {
      const text = find(tag, namespace, key, values['count']) ?? find(defaultTag, namespace, key, values['count']) ?? key;
      return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : ''));
    },
  };
}
