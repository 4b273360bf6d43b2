import type { mailboxMails } from '../db/schemaNotices.ts';
import { html, type Html } from '../http/html.ts';
import type { Language } from '../http/language.ts';
import { page } from '../http/page.ts';
import { latinDigits } from '../language/latinDigits.ts';

/** Address of the demonstration's mails. */
export const mailboxPath = '/mailbox';

/** A mail in the list. */
export interface ListedMail {
  readonly id: string;
  readonly subject: string;
  readonly toName: string;
  readonly toAddress: string;
  readonly sent: Date;
}

/** A page of the list: mails of everybody or of one person. */
export interface MailboxView {
  readonly mails: readonly ListedMail[];
  /** Everybody who has mail. */
  readonly people: readonly { readonly id: string; readonly name: string }[];
  /** Id of the person whose mail it is; empty for everybody. */
  readonly to: string;
  /** The next page begins before this moment; null on the last one. */
  readonly before: Date | null;
}

const time = ({ tag, zone }: Language, at: Date): Html => {
  const moment = new Intl.DateTimeFormat(latinDigits(tag), { dateStyle: 'medium', timeStyle: 'short', timeZone: zone });
  return html`<time datetime="${at.toISOString()}">${moment.format(at)}</time>`;
};

/** All mails, the newest first (SRV-60). */
export function mailboxPage(language: Language, { mails, people, to, before }: MailboxView): string {
  const { text } = language;
  const option = (id: string, name: string) =>
    html`<option value="${id}" ${id === to && html`selected`}>${name}</option>`;
  const row = (one: ListedMail) =>
    html`<li>
      <div>
        <a href="${mailboxPath}/${one.id}"
          ><b><bdi>${one.subject}</bdi></b></a
        >
        <span><bdi>${one.toName}</bdi> · <bdi>${one.toAddress}</bdi></span>
      </div>
      <span>${time(language, one.sent)}</span>
    </li>`;
  const older = before && new URLSearchParams({ ...(to && { to }), before: before.toISOString() });
  return page(
    language,
    text('mailbox.title'),
    html`<section class="sheet wide">
      <h1>${text('mailbox.title')}</h1>
      <p class="lead">${text('mailbox.lead')}</p>
      ${
        people.length > 0 &&
        html`<form method="get" action="${mailboxPath}" role="search">
          <div class="field">
            <label for="to">${text('mailbox.person')}</label>
            <select id="to" name="to">
              ${option('', text('mailbox.everyone'))}${people.map(({ id, name }) => option(id, name))}
            </select>
          </div>
          <div><button class="quiet">${text('mailbox.show')}</button></div>
        </form>`
      }
      ${mails.length === 0 && html`<p class="lead" role="status">${text('mailbox.none')}</p>`}
      ${
        mails.length > 0 &&
        html`<ul class="rows">
          ${mails.map(row)}
        </ul>`
      }
      ${
        older &&
        html`<p class="actions">
          <a class="button quiet" href="${mailboxPath}?${String(older)}">${text('mailbox.older')}</a>
        </p>`
      }
    </section>`,
  );
}

type StoredMail = typeof mailboxMails.$inferSelect;

/** A text with its addresses of this server as links. */
const linked = (words: string, origin: string): readonly (Html | string)[] =>
  words
    .split(/(https?:\/\/[^\s]+)/)
    .map((part) => (part.startsWith(`${origin}/`) ? html`<a href="${part}">${part}</a>` : part));

/** One mail: its headers, its text, and its HTML in a frame that may do nothing but open links (SRV-60). */
export function mailPage(
  language: Language,
  mail: StoredMail,
  { from, origin }: { readonly from: string; readonly origin: string },
): string {
  const { text } = language;
  const header = (name: string, value: Html | string) =>
    html`<dt>${name}</dt>
      <dd><bdi>${value}</bdi></dd>`;
  return page(
    language,
    `${mail.subject} · ${text('mailbox.title')}`,
    html`<section class="sheet wide">
      <p><a href="${mailboxPath}">${text('mailbox.back')}</a></p>
      <h1><bdi>${mail.subject}</bdi></h1>
      <dl>
        ${header(text('mailbox.from'), from)}${header(text('mailbox.person'), `${mail.toName} <${mail.toAddress}>`)}
        ${header(text('mailbox.sent'), time(language, mail.sent))}
      </dl>
      <h2 id="html">${text('mailbox.html')}</h2>
      <iframe
        class="mail"
        src="${mailboxPath}/${mail.id}/html"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        aria-labelledby="html"
      ></iframe>
      <h2>${text('mailbox.text')}</h2>
      <p class="written">${linked(mail.text, origin)}</p>
      <h2>${text('mailbox.headers')}</h2>
      <dl class="headers">${Object.entries(mail.headers).map(([name, value]) => header(name, value))}</dl>
    </section>`,
  );
}
