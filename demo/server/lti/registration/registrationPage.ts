import type { RegisteredTool } from '../../db/schemaLti.ts';
import type { Around } from '../../http/around.ts';
import { html, type Html } from '../../http/html.ts';
import type { Language } from '../../http/language.ts';
import { page } from '../../http/page.ts';
import { toldFields } from '../authors/toldFields.ts';

/** The contents of a registration's page. */
export interface RegistrationView {
  readonly path: string;
  readonly token: string;
  /** The tool's page, as the administrator wrote it. */
  readonly address: string;
  /** The same with the address of the platform's configuration and a token; null when the time is over. */
  readonly open: string | null;
  /** The tool as it has registered itself; null until then. */
  readonly registered: RegisteredTool | null;
}

const script = html`<script type="module" src="/assets/tool-registration.js"></script>`;

function waiting({ text }: Language, { address, open }: RegistrationView): Html {
  return html`<p class="lead">${text(open ? 'tools.registerHelp' : 'tools.over')}</p>
    <p class="written"><code dir="ltr">${address}</code></p>
    ${
      open &&
      html`<p role="status">${text('tools.notYet')}</p>
        <p class="actions">
          <a class="button" href="${open}" target="_blank" rel="noopener noreferrer"
            >${text('tools.openRegistration')}</a
          ><a class="button quiet" href="">${text('tools.lookAgain')}</a>
        </p>`
    }`;
}

function confirming(language: Language, { path, token }: RegistrationView, tool: RegisteredTool): Html {
  const { text } = language;
  const values = [
    ['loginUrl', [tool.loginUrl]],
    ['redirectUris', tool.redirectUris],
    ['targetLinkUri', [tool.targetLinkUri]],
    ['deepLinkUrl', tool.deepLinkUrl ? [tool.deepLinkUrl] : []],
    ['jwksUrl', [tool.jwksUrl]],
  ] as const;
  return html`<p class="lead">${text('tools.confirmHelp')}</p>
    ${tool.description && html`<p class="written" dir="auto">${tool.description}</p>`}
    <dl>
      ${values.map(
        ([name, addresses]) =>
          addresses.length > 0 &&
          html`<dt>${text(`tools.${name}`)}</dt>
            ${addresses.map((one) => html`<dd><code dir="ltr">${one}</code></dd>`)}`,
      )}
      <dt>${text('tools.wants')}</dt>
      <dd>${text(`tools.told.${tool.personalData}`)}</dd>
    </dl>
    <form method="post" action="${path}">
      <input type="hidden" name="token" value="${token}" />
      ${toldFields(language, 'none')}
      <div><button>${text('tools.add')}</button></div>
    </form>`;
}

/** A registration that an administrator has begun: first a link to the tool, then the tool's data to confirm (LTI-15, LTI-17). */
export function registrationPage(language: Language, view: RegistrationView, around: Around): string {
  const { text } = language;
  const { registered, path, token } = view;
  const title = registered?.name ?? text('tools.byAddress');
  return page(
    language,
    title,
    html`<section class="sheet broad">
      <h1 dir="auto">${title}</h1>
      ${registered ? confirming(language, view, registered) : waiting(language, view)}
      <form method="post" action="${path}/remove" class="actions">
        <input type="hidden" name="token" value="${token}" /><button class="quiet">${text('tools.refuse')}</button>
      </form>
    </section>`,
    { head: registered || !view.open ? undefined : script, around },
  );
}
