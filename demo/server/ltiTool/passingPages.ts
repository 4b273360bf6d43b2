import { html, type Html } from '../http/html.ts';
import type { Language } from '../http/language.ts';
import { toolPage } from './toolPage.ts';

const busy = ({ text }: Language, attributes: Html, body: Html | false = false) =>
  html`<section class="sheet" id="lti-tool" ${attributes}>
    <h1>${text('ltiTool.busy')}</h1>
    <noscript><p class="lead">${text('page.script')}</p></noscript>
    <p class="lead" role="status" hidden>${text('ltiTool.slow')}</p>
    ${body}
  </section>`;

interface Storage {
  /** Name of the platform's frame that stores values for tools. */
  readonly frame: string;
  /** Origin to which the request goes: that of the platform's authorization. */
  readonly origin: string;
  readonly key: string;
}

const stored = ({ frame, origin, key }: Storage) =>
  html`data-frame="${frame}" data-origin="${origin}" data-key="${key}"`;

/** Has the platform's storage keep the proof, then continues to the platform (TOOL-3). */
export const keepProofPage = (
  language: Language,
  storage: Storage & { readonly proof: string; readonly next: string },
): string =>
  toolPage(
    language,
    language.text('ltiTool.busy'),
    busy(
      language,
      html`data-do="keep" ${stored(storage)} data-proof="${storage.proof}" data-next="${storage.next}"`,
      html`<noscript
        ><p class="actions"><a class="button" href="${storage.next}">${language.text('ltiTool.goOn')}</a></p></noscript
      >`,
    ),
    true,
  );

/** Asks the platform's storage for the proof, and submits the launch again with it (TOOL-3). */
export const askProofPage = (
  language: Language,
  storage: Storage & { readonly state: string; readonly token: string },
): string =>
  toolPage(
    language,
    language.text('ltiTool.busy'),
    busy(
      language,
      html`data-do="ask" ${stored(storage)}`,
      html`<form method="post" action="/lti-tool/launch">
        <input type="hidden" name="state" value="${storage.state}" />
        <input type="hidden" name="id_token" value="${storage.token}" />
        <input type="hidden" name="proof" value="" />
      </form>`,
    ),
    true,
  );

/** Sends a form to the platform: its script submits it; without scripts a button does. */
export const sendPage = (language: Language, action: string, fields: Readonly<Record<string, string>>): string =>
  toolPage(
    language,
    language.text('ltiTool.busy'),
    busy(
      language,
      html`data-do="send"`,
      html`<form method="post" action="${action}">
        ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <p class="actions"><button>${language.text('ltiTool.goOn')}</button></p>
      </form>`,
    ),
    true,
  );
