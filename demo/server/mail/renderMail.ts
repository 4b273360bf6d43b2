import { html, type Html } from '../http/html.ts';
import type { Language } from '../http/language.ts';
import { headerText } from './headerText.ts';
import type { NoticeWords } from './noticeWords.ts';

/** The content of a mail. */
export interface MailContent {
  /** The title of a digest, above its notices; null for a mail of one notice. */
  readonly title: string | null;
  /** Name of its reader. */
  readonly name: string;
  readonly notices: readonly NoticeWords[];
  /** There are more notices than it has room for. */
  readonly more: boolean;
  /** Name of its kind, in the link for unsubscribing. */
  readonly kind: string;
  readonly unsubscribe: string;
  readonly settings: string;
}

const paragraph = (text: Html | string) =>
  html`<p style="margin:0 0 12px;white-space:pre-line;overflow-wrap:anywhere">${text}</p>`;

function noticeHtml({ title, lines, links }: NoticeWords): Html {
  return html`<div
    style="margin:0 0 20px;padding:16px 20px;border:1px solid #d2dadd;border-radius:10px;background:#ffffff"
  >
    <h2 style="margin:0 0 8px;font-size:17px;line-height:1.35;overflow-wrap:anywhere"><bdi>${title}</bdi></h2>
    ${lines.map((line) => paragraph(html`<bdi>${line}</bdi>`))}
    ${links.map(
      ({ href, label }) =>
        html`<p style="margin:16px 0 0">
          <a href="${href}" style="color:#0e5166;font-weight:600"><bdi>${label}</bdi></a>
        </p>`,
    )}
  </div>`;
}

/** The two forms of a mail, and its subject (NOTE-19): no pictures, nothing from other servers, every text escaped. */
export function renderMail(
  language: Language,
  content: MailContent,
): { readonly subject: string; readonly text: string; readonly html: string } {
  const { tag, dir, text } = language;
  const { title, name, notices, more, kind, unsubscribe, settings } = content;
  const brand = text('brand');
  const subject = headerText(title ?? notices[0]?.title ?? brand);
  const hello = text('mail.hello', { name });
  const why = text('mail.why', { brand });
  const stop = text('mail.unsubscribe', { kind });
  const plain = [
    hello,
    ...(title ? [title] : []),
    ...notices.flatMap((one) => [
      [one.title, '', ...one.lines].join('\n'),
      ...one.links.map(({ label, href }) => `${label}:\n${href}`),
    ]),
    ...(more ? [text('mail.more')] : []),
    '--',
    why,
    `${stop}\n${unsubscribe}`,
    `${text('mail.settings')}:\n${settings}`,
  ].join('\n\n');
  const page = html`<!doctype html>
    <html lang="${tag}" dir="${dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <title>${subject}</title>
      </head>
      <body
        style="margin:0;padding:24px 16px;background:#f5f7f7;color:#14222a;font:16px/1.5 system-ui,'Segoe UI',Arial,sans-serif"
      >
        <div style="max-width:600px;margin:0 auto">
          <p style="margin:0 0 20px;font-weight:700;font-size:18px">${brand}</p>
          ${paragraph(hello)} ${title && html`<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${title}</h1>`}
          ${notices.map(noticeHtml)} ${more && paragraph(text('mail.more'))}
          <div style="margin-top:24px;padding-top:16px;border-top:1px solid #d2dadd;font-size:14px;color:#4c5c66">
            ${paragraph(why)}
            <p style="margin:0">
              <a href="${unsubscribe}" style="color:#4c5c66">${stop}</a> &nbsp;·&nbsp;
              <a href="${settings}" style="color:#4c5c66">${text('mail.settings')}</a>
            </p>
          </div>
        </div>
      </body>
    </html>`;
  return { subject, text: `${plain}\n`, html: page.markup };
}
