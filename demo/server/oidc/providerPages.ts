import type { KoaContextWithOIDC } from 'oidc-provider';
import { html } from '../http/html.ts';
import { languageOf, type Language } from '../http/language.ts';
import { messagePage } from '../http/page.ts';
import { signOutPage } from './signOutPage.ts';

type Reader = Pick<KoaContextWithOIDC, 'cookies' | 'headers'>;

function languageOfReader({ cookies, headers }: Reader): Language {
  const chosen = cookies.get('locale', { signed: false }) ?? '';
  const accepted = (headers['accept-language'] ?? '').split(',');
  return languageOf([chosen, ...accepted], cookies.get('theme', { signed: false }));
}

/** A page of the provider that says what happened and leads to the portal. */
function portalLink(language: Language, title: 'signOut.done' | 'signIn.failed', help: string): string {
  const { text } = language;
  return messagePage(language, text(title), help, { href: '/learn', label: text('signIn.again') });
}

/** The question at the end of a session. A request with the session's own id token gets no question. */
export function logoutQuestion(ctx: KoaContextWithOIDC, form: string): string {
  const asks = ctx.oidc.entities.IdTokenHint?.payload['sub'] !== ctx.oidc.session?.accountId;
  return signOutPage(languageOfReader(ctx), form, asks);
}

/** The same page for a browser whose session has already ended; the provider's own form has no style (AUTH-10). */
export function logoutOfNobody(reader: Reader, action: string, secret: string): string {
  const form = html`<form id="op.logoutForm" method="post" action="${action}">
    <input type="hidden" name="xsrf" value="${secret}" />
  </form>`;
  return signOutPage(languageOfReader(reader), form.markup, false);
}

/** The page after signing out, where the client named no page of its own. */
export const signedOutPage = (reader: Reader) => portalLink(languageOfReader(reader), 'signOut.done', '');

/** The page after a failed sign-in. */
export function failedPage(reader: Reader, error: string): string {
  const language = languageOfReader(reader);
  return portalLink(language, 'signIn.failed', `${language.text('signIn.failedHelp')} (${error})`);
}
