import type { FastifyRequest } from 'fastify';

/** Languages of a host's pages. */
export type HostLanguage = 'en' | 'ar';

/** Colours of a host's pages. */
export type HostTheme = 'auto' | 'light' | 'dark' | 'contrast';

/** A visitor's choices for the look of a host's pages; the page itself stores them in two cookies. */
export interface Preferences {
  readonly language: HostLanguage;
  readonly theme: HostTheme;
}

export const themes: readonly HostTheme[] = ['auto', 'light', 'dark', 'contrast'];

/** The reader's choices on this host; without one, the browser's language. */
export function preferencesOf({ cookies, headers }: FastifyRequest, name: string): Preferences {
  const language = cookies[`${name}_language`] ?? headers['accept-language']?.slice(0, 2);
  const theme = cookies[`${name}_theme`];
  return { language: language === 'ar' ? 'ar' : 'en', theme: themes.find((one) => one === theme) ?? 'auto' };
}
