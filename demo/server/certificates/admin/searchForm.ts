import { html } from '../../http/html.ts';
import type { Language } from '../../http/language.ts';

/** A form to search by words, above a list on the pages of administrators. */
export const searchForm = (
  { text }: Language,
  action: string,
  wanted: string,
  label: 'certificates.search' | 'certificates.searchResults',
) =>
  html`<form method="get" action="${action}" role="search">
    <div class="field">
      <label for="q">${text(label)}</label
      ><input type="search" id="q" name="q" value="${wanted}" maxlength="100" autocomplete="off" />
    </div>
    <div><button class="quiet">${text('people.find')}</button></div>
  </form>`;
