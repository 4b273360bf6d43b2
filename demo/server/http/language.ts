import type { FastifyRequest } from 'fastify';
import ar from '../../../locales/ar/server.json' with { type: 'json' };
import enUS from '../../../locales/en-US/server.json' with { type: 'json' };

type Texts = typeof enUS;

const files: Readonly<Record<string, Texts>> = { 'en-US': enUS, ar };

/** Languages of the server's own pages, and of `/learn`. */
export const languages = Object.keys(files);

/** Language of one reply. */
export interface Language {
  readonly tag: string;
  readonly dir: 'ltr' | 'rtl';
  readonly text: (key: keyof Texts, values?: Readonly<Record<string, string>>) => string;
}

/** The first wanted language that is offered, else English; only the language part of a tag counts. */
export function languageOf(wanted: readonly string[]): Language {
  const offered = (tag: string) => languages.find((one) => one.split('-')[0] === tag.trim().toLowerCase().split('-')[0]);
  const tag = wanted.map(offered).find(Boolean) ?? 'en-US';
  const texts = files[tag] ?? enUS;
  return {
    tag,
    dir: tag === 'ar' ? 'rtl' : 'ltr',
    text: (key, values = {}) => texts[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? ''),
  };
}

/** By the `locale` cookie, else by what the browser says. */
export function languageOfRequest({ cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>): Language {
  const weighted = (headers['accept-language'] ?? '').split(',').map((entry) => {
    const [tag = '', q] = entry.split(';q=');
    return { tag, weight: Number(q ?? 1) };
  });
  return languageOf([cookies['locale'] ?? '', ...weighted.sort((a, b) => b.weight - a.weight).map(({ tag }) => tag)]);
}
