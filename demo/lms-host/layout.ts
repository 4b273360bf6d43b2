import { frameOfPage } from '../hosts/frameOfPage.ts';
import { html, type Html } from '../hosts/html.ts';
import type { Preferences } from '../hosts/preferences.ts';
import { siteHeader } from '../hosts/siteHeader.ts';
import { createSay } from '../hosts/texts.ts';
import type { Choices } from './choices.ts';
import { lmsTexts } from './texts.ts';

/** The data for every page of the LMS. */
export interface LmsPage {
  readonly nonce: string;
  readonly preferences: Preferences;
  readonly person: string | null;
  readonly portalOrigin: string;
  readonly choices: Choices;
  readonly path: string;
}

/** Key of a text of the LMS. */
export type TextKey = keyof (typeof lmsTexts)['en'];

const sections: readonly (readonly [path: string, key: TextKey])[] = [
  ['/', 'home'],
  ['/academy/courses', 'courses'],
  ['/academy/catalog', 'catalog'],
  ['/lti', 'platform'],
];

/** A page of the LMS: everything around `main`. */
export const layout = ({ nonce, preferences, person, path }: LmsPage, title: TextKey, main: Html, head?: Html) => {
  const { text } = createSay(lmsTexts, preferences.language);
  return frameOfPage({
    nonce,
    preferences,
    texts: lmsTexts,
    name: 'northfield',
    title,
    ...(head && { head }),
    sheet: 'lmsHost.css',
    script: 'lmsHost.mjs',
    header: siteHeader({ preferences, person, path, sections, text, brand: text('brand') }),
    main,
    footer: html`<p>${text('footer')}</p>`,
    hasLog: head !== undefined,
  });
};
