import type { FastifyRequest } from 'fastify';
import enUS from '../../../locales/en-US/server.json' with { type: 'json' };
import { builtTags } from '../../../src/language/builtTags.ts';
import { direction } from '../../../src/language/direction.ts';
import { firstOffered } from '../../../src/language/firstOffered.ts';
import { isolateIn } from '../../../src/language/isolateIn.ts';
import { ianaZone } from '../../../src/domain/time/zones/ianaZone.ts';
import { localeTexts } from '../language/localeTexts.ts';

type Texts = typeof enUS;

/** Themes that a reader may have chosen; without one a page follows the system. */
const themes = ['light', 'dark', 'contrast'] as const;

type Theme = (typeof themes)[number];

/** Language of one reply, the zone of its dates, and the theme that its reader chose in the portal's menu (NAV-22). */
export interface Language {
  readonly tag: string;
  readonly dir: 'ltr' | 'rtl';
  readonly theme: Theme | null;
  /** The zone that the reader has saved; UTC without one, because a browser does not send its own to the server (LOC-10). */
  readonly zone: string;
  readonly text: (key: keyof Texts, values?: Readonly<Record<string, string>>) => string;
}

/**
 * The first wanted language that is offered, else English.
 * @param theme value of the cookie `theme`
 * @param timezone as the reader has saved it
 */
export function languageOf(wanted: readonly string[], theme?: string, timezone?: string | null): Language {
  const tag = firstOffered(
    wanted.map((one) => one.trim()),
    builtTags,
  );
  const texts = localeTexts(tag, 'server', enUS);
  return {
    tag,
    dir: direction(tag),
    theme: themes.find((one) => one === theme) ?? null,
    zone: (timezone ? ianaZone(timezone) : null) ?? 'UTC',
    text: (key, values = {}) =>
      texts[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => isolateIn(values[name] ?? '', tag)),
  };
}

/** Languages that the browser accepts, the most wanted first. */
export function acceptedLanguages({ headers }: Pick<FastifyRequest, 'headers'>): readonly string[] {
  const weighted = (headers['accept-language'] ?? '').split(',').map((entry) => {
    const [tag = '', q] = entry.split(';q=');
    return { tag: tag.trim(), weight: Number(q ?? 1) };
  });
  return weighted.sort((a, b) => b.weight - a.weight).map(({ tag }) => tag);
}

/** By the `locale` cookie, else by the browser's languages; with the theme of the `theme` cookie, and the person's time zone. */
export function languageOfRequest(request: Pick<FastifyRequest, 'cookies' | 'headers' | 'actor'>): Language {
  const { cookies, actor } = request;
  return languageOf([cookies['locale'] ?? '', ...acceptedLanguages(request)], cookies['theme'], actor?.timezone);
}
