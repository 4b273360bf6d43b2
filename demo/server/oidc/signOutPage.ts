import { html, trusted } from '../http/html.ts';
import type { Language } from '../http/language.ts';
import { page } from '../http/page.ts';

/**
 * The provider's page at the end of a session.
 * @param form the provider's own, `op.logoutForm`
 * @param asks whether the reader is asked first: any page may link here
 */
export function signOutPage(language: Language, form: string, asks: boolean): string {
  const { text } = language;
  const body = html`<section class="sheet">
    <h1>${text('signOut.title')}</h1>
    <p class="lead">${text('signOut.lead')}</p>
    ${trusted(form)}
    <p class="actions">
      <button form="op.logoutForm" name="logout" value="yes">${text('signOut.submit')}</button
      ><a class="button quiet" href="/learn">${text('signOut.stay')}</a>
    </p>
  </section>`;
  return page(language, text('signOut.submit'), body, {
    head: asks ? undefined : html`<script src="/assets/sign-out.js" defer></script>`,
  });
}
