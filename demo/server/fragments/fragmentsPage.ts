import { fragmentSlots, type FragmentSlot } from '../../../src/web/fragments/fragmentSlots.ts';
import type { Around } from '../http/around.ts';
import { html } from '../http/html.ts';
import type { Language } from '../http/language.ts';
import { page } from '../http/page.ts';
import { fragmentFields, type ReadFragmentForm } from './fragmentFields.ts';

/** The contents of the page. */
export interface FragmentsView extends Pick<ReadFragmentForm, 'written' | 'wrong'> {
  readonly token: string;
  /** The modules have just been kept. */
  readonly saved: boolean;
  /** The demonstration's modules are available. */
  readonly demo: boolean;
}

/** The page on which administrators name modules of the tenant for places of the portal (SRV-65); forms alone, no script. */
export function fragmentsPage(
  language: Language,
  { written, wrong, token, saved, demo }: FragmentsView,
  around: Around,
): string {
  const { text } = language;
  const hidden = html`<input type="hidden" name="token" value="${token}" />`;
  const place = (slot: FragmentSlot) => {
    const field = (name: (typeof fragmentFields)[number]) => {
      const isWrong = wrong?.slot === slot && wrong.field === name;
      return html`<div class="field">
        <label for="${slot}-${name}">${text(`fragments.${name}`)}</label>
        <input
          id="${slot}-${name}"
          name="${slot}.${name}"
          value="${written[slot][name]}"
          dir="ltr"
          spellcheck="false"
          autocomplete="off"
          ${isWrong && html` aria-invalid="true" aria-describedby="fault"`}
        />
      </div>`;
    };
    const { tag } = written[slot];
    const name = text(`fragments.slot.${slot}`);
    return html`<details ${wrong?.slot === slot && html` open`}>
      <summary><b>${name}</b> <span>${tag ? html`<code>${tag}</code>` : text('fragments.ours')}</span></summary>
      <fieldset aria-label="${name}">
        <p class="lead">${text(`fragments.slot.${slot}Help`)}</p>
        ${fragmentFields.map(field)}
      </fieldset>
    </details>`;
  };
  const fault =
    wrong &&
    html`<p class="notice" role="alert" id="fault">
      ${text(`fragments.${wrong.field}Wrong`, { place: text(`fragments.slot.${wrong.slot}`) })}
    </p>`;
  const demonstration = html`<h2 id="demo">${text('fragments.demo')}</h2>
    <p class="lead">${text('fragments.demoLead')}</p>
    <form method="post" action="/admin/fragments/demo" class="actions" aria-labelledby="demo">
      ${hidden}<button class="quiet">${text('fragments.useDemo')}</button>
    </form>`;
  return page(
    language,
    text('fragments.title'),
    html`<section class="sheet wide">
      <h1>${text('fragments.title')}</h1>
      <p class="lead">${text('fragments.help')}</p>
      <p class="lead">${text('fragments.trust')}</p>
      ${saved && html`<p class="notice good" role="status">${text('fragments.saved')}</p>`} ${fault}
      ${demo && demonstration}
      <form method="post" action="/admin/fragments">
        ${hidden}${fragmentSlots.map(place)}
        <div><button>${text('fragments.save')}</button></div>
      </form>
    </section>`,
    { around },
  );
}
