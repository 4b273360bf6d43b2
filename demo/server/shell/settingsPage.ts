import type { Around } from '../http/around.ts';
import { html } from '../http/html.ts';
import type { Language } from '../http/language.ts';
import { page } from '../http/page.ts';
import { bannersForm } from './bannersForm.ts';
import { switches, type Switch, type TenantSettings } from './tenant.ts';

/** The contents of the page besides the settings. */
export interface SettingsView {
  readonly token: string;
  /** The settings have just been kept. */
  readonly saved: boolean;
  /** Whether this browser gets the new front end; null where it is not built. */
  readonly next: boolean | null;
  /** The fault of the typed banners, which the page shows as they were typed. */
  readonly fault: 'link' | 'image' | 'period' | null;
}

/** Key of the text that names the front end of this browser. */
function frontEndText(next: SettingsView['next']) {
  if (next === null) return 'settings.frontEndMissing';
  return next ? 'settings.frontEndNext' : 'settings.frontEndStable';
}

/** The page on which administrators change the tenant's settings (SRV-15); forms alone, no script. */
export function settingsPage(
  language: Language,
  settings: TenantSettings,
  { token, saved, next, fault }: SettingsView,
  around: Around,
): string {
  const { text } = language;
  const names = Object.keys(switches) as Switch[];
  const check = (name: Switch) =>
    html`<div class="check">
      <input
        type="checkbox"
        id="${name}"
        name="${name}"
        value="on"
        ${settings[name] && html` checked`}
        aria-describedby="${name}-help"
      />
      <div>
        <label for="${name}">${text(`settings.${name}`)}</label>
        <p id="${name}-help">${text(`settings.${name}Help`)}</p>
      </div>
    </div>`;
  const variant = (value: TenantSettings['overviewVariant']) =>
    html`<div class="check">
      <input
        type="radio"
        id="${value}"
        name="overviewVariant"
        value="${value}"
        ${settings.overviewVariant === value && html` checked`}
      /><label for="${value}">${text(`settings.${value}`)}</label>
    </div>`;
  const hidden = html`<input type="hidden" name="token" value="${token}" />`;
  const frontEndForm = (isNext: boolean) =>
    html`<form method="post" action="/admin/front-end" class="actions" aria-labelledby="front-end">
      ${hidden}<button class="quiet" name="next" value="${isNext ? 'false' : 'true'}">
        ${text(isNext ? 'settings.useStable' : 'settings.useNext')}
      </button>
    </form>`;
  return page(
    language,
    text('settings.title'),
    html`<section class="sheet wide">
      <h1>${text('settings.title')}</h1>
      <p class="lead">${text('settings.lead')}</p>
      ${saved && html`<p class="notice good" role="status">${text('settings.saved')}</p>`}
      <form method="post" action="/admin/settings">
        ${hidden}
        <fieldset>
          <legend>${text('settings.navigation')}</legend>
          ${names.map(check)}
        </fieldset>
        <fieldset>
          <legend>${text('settings.overview')}</legend>
          ${variant('v1')}${variant('v2')}
        </fieldset>
        <div><button>${text('settings.save')}</button></div>
      </form>
      ${bannersForm(language, settings.banners, token, fault)}
      <h2 id="front-end">${text('settings.frontEnd')}</h2>
      <p class="lead">${text(frontEndText(next))}</p>
      ${next !== null && frontEndForm(next)}
    </section>`,
    { around },
  );
}
