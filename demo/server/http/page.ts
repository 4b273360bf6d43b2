import type { Around } from './around.ts';
import { html, type Html } from './html.ts';
import type { Language } from './language.ts';

const mark = html`<svg
  width="26"
  height="26"
  viewBox="0 0 26 26"
  fill="none"
  stroke="currentColor"
  stroke-width="2"
  stroke-linecap="round"
  stroke-linejoin="round"
  aria-hidden="true"
>
  <path d="M3 8.5 13 12l10-3.5" />
  <path d="M3 8.5V5l10 3.5L23 5v3.5" />
  <path d="M13 12v10" />
  <path d="M8 22h10" />
</svg>`;

/** The colours of the browser's own controls; high contrast is a light theme. */
function colorScheme(theme: Language['theme']): string {
  if (theme === null) return 'light dark';
  return theme === 'dark' ? 'dark' : 'light';
}

const stepOf = ({ href, text }: Around['trail'][number]) =>
  html`<li>${href ? html`<a href="${href}">${text}</a>` : html`<span aria-current="page">${text}</span>`}</li>`;

/** What a page may have besides its body. */
interface PageParts {
  /** More of its head: scripts, for example. */
  readonly head?: Html | undefined;
  /** Who looks at it, and the way back; without it a page names nobody. */
  readonly around?: Around | undefined;
}

/** One of the server's own pages: the product's frame around `body`, which begins with the page's h1. */
export function page(
  { tag, dir, theme, text }: Language,
  title: string,
  body: Html,
  { head, around }: PageParts = {},
): string {
  const attributes = html`lang="${tag}" dir="${dir}"${theme && html` data-theme="${theme}"`}`;
  return html`<!doctype html>
    <html ${attributes}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="${colorScheme(theme)}" />
        <title>${title} · ${text('brand')}</title>
        <link rel="stylesheet" href="/assets/page.css" />
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
        ${head}
      </head>
      <body>
        <a class="skip" href="#main">${text('skip')}</a>
        <header>
          <a class="brand" href="/learn">${mark}<span>${text('brand')}</span></a
          ><span class="product">${around?.product ?? text('portal')}</span
          >${around && html`<div class="who"><a href="/learn">${around.home}</a><span>${around.name}</span></div>`}
        </header>
        ${
          around &&
          around.trail.length > 1 &&
          html`<nav class="trail" aria-label="${text('page.trail')}">
            <ol>
              ${around.trail.map(stepOf)}
            </ol>
          </nav>`
        }
        <main id="main" tabindex="-1">${body}</main>
      </body>
    </html>`.markup;
}

/** A page that says what happened and offers one way on. */
export function messagePage(
  language: Language,
  title: string,
  help: string,
  action?: { readonly href: string; readonly label: string },
): string {
  return page(
    language,
    title,
    html`<section class="sheet">
      <h1>${title}</h1>
      <p class="lead">${help}</p>
      ${action && html`<p class="actions"><a class="button" href="${action.href}">${action.label}</a></p>`}
    </section>`,
  );
}
