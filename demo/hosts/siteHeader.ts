import { switches } from './frameOfPage.ts';
import { html, type Html } from './html.ts';
import type { Preferences } from './preferences.ts';
import { createSay, siteTexts } from './texts.ts';

/** The parts of a header: the site, its reader, and the place of the page. */
export interface SiteHeader<K extends string> {
  readonly preferences: Preferences;
  /** Name of the person who is signed in, or null. */
  readonly person: string | null;
  /** Path of the page, to mark it in the navigation. */
  readonly path: string;
  readonly sections: readonly (readonly [path: string, key: K])[];
  readonly text: (key: K) => Html;
  readonly brand: Html;
}

/** The header of a host's page: its name, its reader, its switches and its sections. */
export function siteHeader<K extends string>({
  preferences,
  person,
  path,
  sections,
  text,
  brand,
}: SiteHeader<K>): Html {
  const site = createSay(siteTexts, preferences.language);
  const isHere = (to: string) => path === to || (to !== '/' && path.startsWith(`${to}/`));
  const account = person
    ? html`<form method="post" action="/sign-out" data-sign-out>
        <span>${person}</span><button>${site.text('signOut')}</button>
      </form>`
    : html`<a class="signin" href="/sign-in">${site.text('signIn')}</a>`;
  return html`<header>
    <a class="brand" href="/">${brand}</a>
    ${account} ${switches(preferences)}
    <nav ${site.label('main')}>
      ${sections.map(([to, key]) => html`<a href="${to}" ${isHere(to) && html` aria-current="page"`}>${text(key)}</a>`)}
    </nav>
  </header>`;
}
