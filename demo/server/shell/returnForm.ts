import { html, type Html } from '../http/html.ts';
import type { Language } from '../http/language.ts';

/** The button by which an administrator who acts as somebody returns to themselves (SESS-14). */
export const returnForm = ({ text }: Language, { name }: { readonly name: string }): Html =>
  html`<form method="post" action="/admin/impersonation/end">
    <div><button>${text('people.return', { name })}</button></div>
  </form>`;
