import { html } from '../http/html.ts';
import type { Language } from '../http/language.ts';
import { page } from '../http/page.ts';
import type { LinkKind } from './unsubscribeLinks.ts';
import { unsubscribePath } from './unsubscribePath.ts';

/** The message of the page: it asks, or says that mail is off now, was off already, or is on again. */
export type UnsubscribeSaid = 'ask' | 'done' | 'already' | 'on';

/** The page of a link that ends mail of a kind (NOTE-21). It names the kind, but no person: a link may be passed on. */
export function unsubscribePage(
  language: Language,
  {
    token,
    kind,
    said,
    again,
  }: { readonly token: string; readonly kind: LinkKind; readonly said: UnsubscribeSaid; readonly again: boolean },
): string {
  const { text } = language;
  const words = text(`unsubscribe.${said}`, { kind: text(`notice.${kind}`) });
  const button = () => {
    if (said === 'ask') return html`<button>${text('unsubscribe.stop')}</button>`;
    return (
      said !== 'on' &&
      again &&
      html`<button class="quiet" name="do" value="again">${text('unsubscribe.again')}</button>`
    );
  };
  const offered = button();
  return page(
    language,
    text('unsubscribe.title'),
    html`<section class="sheet">
      <h1>${text('unsubscribe.title')}</h1>
      ${said === 'ask' ? html`<p class="lead">${words}</p>` : html`<p class="notice good" role="status">${words}</p>`}
      ${offered && html`<form method="post" action="${unsubscribePath(token)}"><div>${offered}</div></form>`}
      <p class="lead">
        ${text('unsubscribe.settings')} <a href="/learn/profile?tab=notifications">${text('unsubscribe.open')}</a>
      </p>
    </section>`,
  );
}
