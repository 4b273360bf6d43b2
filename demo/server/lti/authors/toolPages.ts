import type { Around } from '../../http/around.ts';
import { html } from '../../http/html.ts';
import type { Language } from '../../http/language.ts';
import { page } from '../../http/page.ts';
import type { ltiRegistrations } from '../../db/schemaLti.ts';
import type { LtiTool } from '../ltiTool.ts';
import { toldFields } from './toldFields.ts';
import { toolFields, toolPermissions, type ToolField, type WrittenTool } from './toolFields.ts';

/** Address of the pages on which administrators register tools. */
export const toolsPath = '/admin/tools';

/** The result that the page reports. */
export type ToolsDone = 'saved' | 'removed' | 'rotated' | 'refused' | 'addressWrong' | null;

/** All tools, and the keys of the platform (LTI-3). */
export function toolListPage(
  {
    tools,
    registrations,
    token,
    done,
  }: {
    readonly tools: readonly LtiTool[];
    /** Registrations under way (LTI-15). */
    readonly registrations: readonly (typeof ltiRegistrations.$inferSelect)[];
    readonly token: string;
    readonly done: ToolsDone;
  },
  language: Language,
  around: Around,
): string {
  const { text } = language;
  return page(
    language,
    text('tools.title'),
    html`<section class="sheet wide">
      <h1>${text('tools.title')}</h1>
      <p class="lead">${text('tools.help')}</p>
      ${done && done !== 'addressWrong' && html`<p class="notice good" role="status">${text(`tools.${done}`)}</p>`}
      ${
        tools.length === 0
          ? html`<p>${text('tools.none')}</p>`
          : html`<ul class="rows">
              ${tools.map(
                ({ id, name, loginUrl, consumerKey }) =>
                  html`<li>
                    <div>
                      <a href="${toolsPath}/${encodeURIComponent(id)}"><b dir="auto">${name}</b></a>
                    </div>
                    <span dir="ltr"
                      >${[loginUrl && 'LTI 1.3', consumerKey && 'LTI 1.1'].filter(Boolean).join(', ')}</span
                    >
                  </li>`,
              )}
            </ul>`
      }
      <p class="actions"><a class="button" href="${toolsPath}/new">${text('tools.new')}</a></p>
      <h2 id="by-address">${text('tools.byAddress')}</h2>
      <p class="lead">${text('tools.byAddressHelp')}</p>
      ${done === 'addressWrong' && html`<p class="notice" role="alert" id="fault">${text('tools.addressWrong')}</p>`}
      <form method="post" action="${toolsPath}/registrations" aria-labelledby="by-address">
        <input type="hidden" name="token" value="${token}" />
        <div class="field">
          <label for="address">${text('tools.address')}</label>
          <input
            id="address"
            name="address"
            type="url"
            required
            dir="ltr"
            spellcheck="false"
            autocomplete="off"
            ${done === 'addressWrong' && html` aria-invalid="true" aria-describedby="fault"`}
          />
        </div>
        <div><button>${text('tools.begin')}</button></div>
      </form>
      ${
        registrations.length > 0 &&
        html`<h2>${text('tools.waiting')}</h2>
          <ul class="rows">
            ${registrations.map(
              ({ id, address, registered }) =>
                html`<li>
                  <div>
                    <a href="${toolsPath}/registrations/${encodeURIComponent(id)}"
                      ><b dir="auto">${registered?.name ?? new URL(address).host}</b></a
                    >
                  </div>
                  <span>${text(registered ? 'tools.toConfirm' : 'tools.notYet')}</span>
                </li>`,
            )}
          </ul>`
      }
      <h2 id="keys">${text('tools.keys')}</h2>
      <p class="lead">${text('tools.keysHelp')}</p>
      <form method="post" action="${toolsPath}/keys" class="actions" aria-labelledby="keys">
        <input type="hidden" name="token" value="${token}" /><button class="quiet">${text('tools.rotate')}</button>
      </form>
    </section>`,
    { around },
  );
}

/** The contents of a tool's form. */
export interface ToolView {
  readonly token: string;
  /** Null for a tool that is not registered yet. */
  readonly tool: LtiTool | null;
  readonly written: WrittenTool;
  readonly wrong: ToolField | 'nothing' | null;
  /** It could not be removed: parts of courses play in it. */
  readonly used: boolean;
  /** Values of the platform, for the tool's side. */
  readonly platform: readonly (readonly [
    name: 'issuer' | 'clientId' | 'deployment' | 'auth' | 'tokenUrl' | 'jwks',
    value: string,
  ])[];
}

const lines = new Set<ToolField>(['redirectUris', 'publicKeys']);

/** The form of a tool, with the values for the tool's own configuration (LTI-3). */
export function toolPage(language: Language, view: ToolView, around: Around): string {
  const { text } = language;
  const { tool, written, wrong } = view;
  const hidden = html`<input type="hidden" name="token" value="${view.token}" />`;
  const field = (name: ToolField) => {
    const marks = html`id="${name}" name="${name}" spellcheck="false"
    autocomplete="off"${name === 'name' ? html` dir="auto"` : html` dir="ltr"`}${
      wrong === name && html` aria-invalid="true" aria-describedby="fault"`
    }`;
    return html`<div class="field">
      <label for="${name}">${text(`tools.${name}`)}</label>
      ${
        lines.has(name)
          ? html`<textarea ${marks} rows="3">${written[name]}</textarea>`
          : html`<input ${marks} value="${written[name]}" />`
      }
    </div>`;
  };
  const check = (name: (typeof toolPermissions)[number]) =>
    html`<div class="check">
      <input
        type="checkbox"
        id="may-${name}"
        name="permissions"
        value="${name}"
        ${written.permissions.includes(name) && html` checked`}
      /><label for="may-${name}">${text(`tools.may.${name}`)}</label>
    </div>`;
  const id = tool ? encodeURIComponent(tool.id) : 'new';
  return page(
    language,
    tool?.name ?? text('tools.new'),
    html`<section class="sheet wide">
      <h1 dir="auto">${tool?.name ?? text('tools.new')}</h1>
      ${wrong && html`<p class="notice" role="alert" id="fault">${text(`tools.${wrong}Wrong`)}</p>`}
      ${view.used && html`<p class="notice" role="alert">${text('tools.used')}</p>`}
      ${
        tool &&
        html`<h2>${text('tools.platform')}</h2>
          <p class="lead">${text('tools.platformHelp')}</p>
          <dl>
            ${view.platform.map(
              ([name, value]) =>
                html`<dt>${text(`tools.${name}`)}</dt>
                  <dd><code dir="ltr">${value}</code></dd>`,
            )}
          </dl>`
      }
      <form method="post" action="${toolsPath}/${id}">
        ${hidden}${toolFields.map(field)} ${toldFields(language, written.personalData)}
        <fieldset>
          <legend>${text('tools.permissions')}</legend>
          <p class="lead">${text('tools.permissionsHelp')}</p>
          ${toolPermissions.map(check)}
        </fieldset>
        <div><button>${text('tools.save')}</button></div>
      </form>
      ${
        tool &&
        html`<form method="post" action="${toolsPath}/${id}/remove" class="actions">
          ${hidden}<button class="quiet">${text('tools.remove')}</button>
        </form>`
      }
    </section>`,
    { around },
  );
}
