import { html, type Html } from '../hosts/html.ts';
import { toolTexts, type ToolLanguage, type ToolWords } from './texts.ts';

/** A page of the tool. @param script of the built ones, without its ending */
function page(language: ToolLanguage, title: string, body: Html, script?: string): string {
  return html`<!doctype html>
    <html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="stylesheet" href="/tool.css" />
        ${script && html`<script type="module" src="/${script}.mjs"></script>`}
      </head>
      <body>
        ${body}
      </body>
    </html>`.markup;
}

/** Data for the page that sends the browser on to the platform. */
export interface LoginData {
  readonly address: string;
  /** The value that the platform's page keeps, and its key. */
  readonly state: string;
  readonly key: string;
  readonly platform: string;
  /** The frame that keeps it, as the platform named it; empty where the platform keeps nothing. */
  readonly storage: string;
}

/** The page at which a launch begins: its script stores the state with the platform, and continues. */
export const loginPage = (language: ToolLanguage, data: LoginData): string =>
  page(
    language,
    toolTexts[language].brand,
    html`<main id="login" data-login="${JSON.stringify(data)}">
      <p role="status">${toolTexts[language].opening}</p>
    </main>`,
    'toolLogin',
  );

/** Data for the page of an activity. */
export interface LaunchData {
  /** Opens the session; empty until the browser has proved that it began this launch. */
  readonly session: string;
  readonly pending: string;
  readonly key: string;
  readonly platform: string;
  readonly language: ToolLanguage;
}

/** The page of an activity. */
export const activityPage = (data: LaunchData): string => {
  const words = toolTexts[data.language];
  return page(
    data.language,
    words.brand,
    html`<main id="tool" data-launch="${JSON.stringify(data)}"><p role="status">${words.opening}</p></main>`,
    'toolActivity',
  );
};

/** Tells why nothing opens, as far as that may be told. */
export const failedPage = (language: ToolLanguage, fault?: keyof ToolWords['faults']): string => {
  const words = toolTexts[language];
  return page(
    language,
    words.failed,
    html`<main>
      <h1>${words.failed}</h1>
      ${fault && html`<p>${words.faults[fault]}</p>`}
      <p>${words.failedText}</p>
    </main>`,
  );
};

/** The page on which an author chooses activities. */
export function choosePage(
  language: ToolLanguage,
  session: string,
  choices: readonly { readonly id: string; readonly title: string }[],
): string {
  const words = toolTexts[language];
  const boxes = choices.map(
    ({ id, title }) =>
      html`<p>
        <label><input type="checkbox" name="activity" value="${id}" /> ${title}</label>
      </p>`,
  );
  return page(
    language,
    words.choose,
    html`<main>
      <h1>${words.choose}</h1>
      <form method="post" action="/chosen">
        <input type="hidden" name="session" value="${session}" />
        ${boxes}
        <p><button class="main">${words.add}</button></p>
      </form>
    </main>`,
  );
}
