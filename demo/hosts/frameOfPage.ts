import { data, html, type Html } from './html.ts';
import { themes, type Preferences } from './preferences.ts';
import { createSay, siteTexts, type Texts } from './texts.ts';

/** The parts that differ between the pages of hosts. */
export interface PageParts<K extends string> {
  readonly nonce: string;
  readonly preferences: Preferences;
  readonly texts: Texts<K | 'brand'>;
  /** Prefix of the cookies in which the page keeps the reader's choices. */
  readonly name: string;
  /** Key of the page's name. */
  readonly title: K;
  /** The content of the head. */
  readonly head?: Html;
  /** Stylesheet and script in `/site/`. */
  readonly sheet: string;
  readonly script: string;
  readonly header: Html;
  readonly main: Html;
  readonly footer: Html;
  /** Whether the page has elements, so that their events are worth showing. */
  readonly hasLog: boolean;
}

const directions = { en: 'ltr', ar: 'rtl' } as const;

/** A whole page of a host: its frame, with the switches and the log of all hosts. */
export function frameOfPage<K extends string>({
  nonce,
  preferences,
  texts,
  name,
  title,
  head,
  sheet,
  script,
  header,
  main,
  footer,
  hasLog,
}: PageParts<K>): Html {
  const { language, theme } = preferences;
  const { text, bare } = createSay(siteTexts, language);
  const all = { en: { ...siteTexts.en, ...texts.en }, ar: { ...siteTexts.ar, ...texts.ar } };
  return html`<!doctype html>
    <html lang="${language}" dir="${directions[language]}" data-theme="${theme}" data-name="${name}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title data-title="${title}">${texts[language][title]} · ${texts[language].brand}</title>
        <link rel="icon" href="data:," />
        ${head}
        <link rel="stylesheet" href="/site/host.css" nonce="${nonce}" />
        <link rel="stylesheet" href="/site/${sheet}" nonce="${nonce}" />
        <script type="application/json" id="texts" nonce="${nonce}">
          ${data(all)}
        </script>
        <script type="module" nonce="${nonce}" src="/site/${script}"></script>
      </head>
      <body>
        <a class="skip" href="#main">${text('skip')}</a>
        ${header}
        <main id="main" tabindex="-1">${main}</main>
        ${
          hasLog &&
          html`<details class="log">
            <summary>${text('log')} <span class="count" id="log-count">0</span></summary>
            <div class="log-head">
              <p>${text('logHelp')}</p>
              <button type="button" id="log-clear">${text('clear')}</button>
            </div>
            <ol id="log" tabindex="0" aria-label="${bare('log')}" data-label="log"></ol>
            <p class="log-empty">${text('nothingYet')}</p>
          </details>`
        }
        <footer>${footer}</footer>
      </body>
    </html>`;
}

/** The two switches of every host: they change the page and all elements on it at once. */
export function switches({ language, theme }: Preferences): Html {
  const { text, bare } = createSay(siteTexts, language);
  const option = (value: string, chosen: string, label: Html | string, key?: string) =>
    html`<option value="${value}" ${value === chosen && html` selected`}${key && html` data-text="${key}"`}>
      ${label}
    </option>`;
  return html`<div class="switches">
    <label
      >${text('language')}
      <select id="language">
        ${[option('en', language, 'English'), option('ar', language, 'العربية')]}
      </select></label
    >
    <label
      >${text('theme')}
      <select id="theme">
        ${themes.map((one) => option(one, theme, bare(one), one))}
      </select></label
    >
  </div>`;
}
