import { html, type Html } from '../../http/html.ts';
import type { Language } from '../../http/language.ts';
import { personalData, type WrittenTool } from './toolFields.ts';

/** The choice of how much personal data a tool receives. */
export const toldFields = ({ text }: Language, chosen: WrittenTool['personalData']): Html =>
  html`<fieldset>
    <legend>${text('tools.personalData')}</legend>
    ${personalData.map(
      (one) =>
        html`<div class="check">
          <input
            type="radio"
            id="told-${one}"
            name="personalData"
            value="${one}"
            ${one === chosen && html` checked`}
          /><label for="told-${one}">${text(`tools.told.${one}`)}</label>
        </div>`,
    )}
  </fieldset>`;
