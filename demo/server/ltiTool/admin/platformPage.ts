import type { Around } from '../../http/around.ts';
import { html } from '../../http/html.ts';
import type { Language } from '../../http/language.ts';
import { page } from '../../http/page.ts';
import { lineFields, listFields, type PlatformField, type WrittenPlatform } from './platformForm.ts';
import { platformsPath } from './platformsPath.ts';
import type { PlatformStanding } from './platformStanding.ts';

/** The contents of a platform's page; a new platform has no id. */
export interface PlatformView {
  readonly id: string | null;
  readonly written: WrittenPlatform;
  /** `known`: another registration has its issuer and client id. */
  readonly wrong: PlatformField | 'known' | null;
  readonly token: string;
  readonly standing: PlatformStanding | null;
  /** The number of scores that are sent again. */
  readonly again: number | null;
}

const isShort = new Set<PlatformField>(['name', 'issuer', 'clientId']);

/** The page on which administrators register a platform, change it, or remove it (TOOL-1); forms alone, no script. */
export function platformPage(language: Language, view: PlatformView, around: Around): string {
  const { text } = language;
  const { id, written, wrong, token, standing, again } = view;
  const title = text(id === null ? 'platforms.new' : 'platforms.one');
  const hidden = html`<input type="hidden" name="token" value="${token}" />`;
  const marks = (name: PlatformField) => {
    const help = html`aria-describedby="${name}-help${wrong === name && ' fault'}"`;
    return html`${help}${wrong === name && html` aria-invalid="true"`}`;
  };
  const label = (name: PlatformField) =>
    html`<label for="${name}">${text(`platforms.field.${name}`)}</label>
      <p class="lead" id="${name}-help">${text(`platforms.field.${name}Help`)}</p>`;
  const line = (name: (typeof lineFields)[number]) =>
    html`<div class="field">
      ${label(name)}
      <input
        id="${name}"
        name="${name}"
        value="${written[name]}"
        ${name !== 'name' && html` dir="ltr"`}
        ${!isShort.has(name) && html` inputmode="url"`}
        spellcheck="false"
        autocomplete="off"
        ${marks(name)}
      />
    </div>`;
  const list = (name: (typeof listFields)[number]) =>
    html`<div class="field">
      ${label(name)}
      <textarea id="${name}" name="${name}" rows="3" dir="ltr" spellcheck="false" ${marks(name)}>
${written[name]}</textarea>
    </div>`;
  const fault =
    wrong &&
    html`<p class="notice" role="alert" id="fault">
      ${text(wrong === 'known' ? 'platforms.known' : `platforms.field.${wrong}Wrong`)}
    </p>`;
  const path = id === null ? `${platformsPath}/new` : `${platformsPath}/${id}`;
  const refused =
    id !== null &&
    standing !== null &&
    standing.refused > 0 &&
    html`<h2 id="refused">${text('platforms.refused')}</h2>
      <p class="lead">${text('platforms.refusedHelp', { count: String(standing.refused) })}</p>
      <form method="post" action="${path}/again" class="actions" aria-labelledby="refused">
        ${hidden}<button class="quiet">${text('platforms.again')}</button>
      </form>`;
  const removal =
    id !== null &&
    html`<h2 id="remove">${text('platforms.remove')}</h2>
      <p class="lead">${text('platforms.removeHelp')}</p>
      <form method="post" action="${path}/remove" class="actions" aria-labelledby="remove">
        ${hidden}
        <div class="check">
          <input type="checkbox" id="sure" name="sure" value="on" required /><label for="sure"
            >${text('platforms.sure')}</label
          >
        </div>
        <button class="quiet">${text('platforms.remove')}</button>
      </form>`;
  return page(
    language,
    title,
    html`<section class="sheet wide">
      <h1>${title}</h1>
      ${again !== null && html`<p class="notice good" role="status">${text('platforms.told', { count: String(again) })}</p>`}
      ${fault}
      <form method="post" action="${path}">
        ${hidden}${lineFields.map(line)}${listFields.map(list)}
        <div class="check">
          <input
            type="checkbox"
            id="instructors"
            name="instructors"
            value="on"
            ${written.instructors && html` checked`}
            aria-describedby="instructors-help"
          />
          <div>
            <label for="instructors">${text('platforms.field.instructors')}</label>
            <p id="instructors-help">${text('platforms.field.instructorsHelp')}</p>
          </div>
        </div>
        <div><button>${text('platforms.save')}</button></div>
      </form>
      ${refused} ${removal}
    </section>`,
    { around },
  );
}
