import { frameOfPage } from '../hosts/frameOfPage.ts';
import { html, type Html } from '../hosts/html.ts';
import type { Preferences } from '../hosts/preferences.ts';
import { siteHeader } from '../hosts/siteHeader.ts';
import { createSay } from '../hosts/texts.ts';
import { partnerTexts } from './texts.ts';

/** The data for every page of the partner. */
export interface PartnerPage {
  readonly nonce: string;
  readonly preferences: Preferences;
  /** Name of the person who is signed in, or null. */
  readonly person: string | null;
  readonly portalOrigin: string;
  /** Path of the page, to mark it in the navigation. */
  readonly path: string;
}

/** Key of a text of the partner's pages. */
export type TextKey = keyof (typeof partnerTexts)['en'];

const sections: readonly (readonly [path: string, key: TextKey])[] = [
  ['/', 'wards'],
  ['/today', 'today'],
  ['/training', 'training'],
  ['/results', 'results'],
  ['/dates', 'dates'],
  ['/catalog', 'catalog'],
  ['/open', 'open'],
  ['/certificates', 'certificates'],
  ['/news', 'news'],
  ['/bookmarks', 'bookmarks'],
  ['/tutor', 'tutor'],
  ['/feedback', 'feedback'],
  ['/profile', 'profile'],
  ['/academy', 'academy'],
  ['/pages', 'examples'],
];

/** A page of the partner: header with the ways, main part, footer. A page with elements has their setup in its head. */
export const layout = ({ nonce, preferences, person, path }: PartnerPage, title: TextKey, main: Html, head?: Html) => {
  const { text } = createSay(partnerTexts, preferences.language);
  return frameOfPage({
    nonce,
    preferences,
    texts: partnerTexts,
    name: 'harbour',
    title,
    ...(head && { head }),
    sheet: 'partner.css',
    script: 'partner.mjs',
    header: siteHeader({ preferences, person, path, sections, text, brand: text('brand') }),
    main: html`${main}
      <dialog id="ended" aria-labelledby="ended-title">
        <h2 id="ended-title">${text('ended')}</h2>
        <p>${text('endedText')}</p>
        <p class="actions">
          <button type="button" value="later">${text('later')}</button
          ><button type="button" class="cta" value="again" autofocus>${text('signInAgain')}</button>
        </p>
      </dialog>
      <noscript><p>${text('noScript')}</p></noscript>`,
    footer: html`<p>${text('footer')}</p>`,
    hasLog: head !== undefined,
  });
};
