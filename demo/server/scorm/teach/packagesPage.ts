import type { Around } from '../../http/around.ts';
import { html, type Html } from '../../http/html.ts';
import type { Language } from '../../http/language.ts';
import { page } from '../../http/page.ts';
import { isolateIn } from '../../../../src/language/isolateIn.ts';
import { knownTag } from '../../../../src/language/knownTag.ts';
import { sizeText } from '../../../../src/web/sizeText.ts';
import { packageLimits } from '../limits.ts';
import type { ListedPackage, Places } from './loadPlaces.ts';
import { latinDigits } from '../../language/latinDigits.ts';

/** Address of the page on which authors upload packages. */
export const packagesPath = '/teach/packages';

/** The contents of the page. */
export interface PackagesView {
  readonly token: string;
  readonly packages: readonly ListedPackage[];
  readonly places: Places;
  /** The result of the form that was just sent. */
  readonly told: { readonly good: boolean; readonly text: string } | null;
}

const MB = 1_048_576;

/** The page of packages: upload one, see all, and choose where each plays (SCORM-17). */
export function packagesPage(
  language: Language,
  { token, packages, places, told }: PackagesView,
  around: Around,
): string {
  const { tag, text } = language;
  const number = new Intl.NumberFormat(latinDigits(tag));
  const list = new Intl.ListFormat(tag);
  const options = html`<option value="">${text('scorm.placeNone')}</option>
    ${places.parts.map(
      ({ activityId, part, course }) =>
        html`<option value="part:${activityId}">${text('scorm.placePart', { part, course })}</option>`,
    )}
    ${places.courses.map(
      ({ id, name }) => html`<option value="course:${id}">${text('scorm.placeNew', { course: name })}</option>`,
    )}`;
  const hidden = html`<input type="hidden" name="token" value="${token}" />`;
  const placeField = (id: string, label: string): Html =>
    html`<div class="field">
      <label for="${id}">${label}</label>
      <select id="${id}" name="place">
        ${options}
      </select>
    </div>`;
  const row = ({ id, title, standard, files, bytes, seeded }: ListedPackage) => {
    const plays = places.parts.filter(({ packageId }) => packageId === id);
    const names = plays.map(({ part, course }) => text('scorm.placePart', { part, course }));
    const facts = [
      isolateIn(`SCORM ${standard}`, tag),
      files === 1 ? text('scorm.countOne') : text('scorm.count', { count: number.format(files) }),
      sizeText(bytes, knownTag(tag)),
      ...(seeded === null ? [] : [text('scorm.seeded')]),
    ];
    return html`<li>
      <div>
        <b dir="auto">${title}</b><span>${facts.join(' · ')}</span>
        <span>${names.length > 0 ? text('scorm.playsIn', { parts: list.format(names) }) : text('scorm.nowhere')}</span>
        <form method="post" action="${packagesPath}/${id}">
          ${hidden} ${placeField(`place-${id}`, text('scorm.useFor', { name: title }))}
          <button type="submit" class="quiet">${text('scorm.use')}</button>
        </form>
      </div>
    </li>`;
  };
  return page(
    language,
    text('scorm.title'),
    html`<section class="sheet wide">
      <h1>${text('scorm.title')}</h1>
      <p class="lead">${text('scorm.lead')}</p>
      ${told && html`<p class="${told.good ? 'good' : 'bad'}" role="${told.good ? 'status' : 'alert'}">${told.text}</p>`}
      <form method="post" action="${packagesPath}" enctype="multipart/form-data">
        ${hidden} ${placeField('place', text('scorm.place'))}
        <div class="check">
          <input type="checkbox" id="windows" name="windows" value="yes" /><label for="windows"
            >${text('scorm.windows')}</label
          >
        </div>
        <div class="field">
          <label for="package">${text('scorm.file')}</label>
          <input
            id="package"
            type="file"
            name="package"
            accept=".zip,application/zip"
            required
            aria-describedby="package-help"
          />
          <p id="package-help" class="help">
            ${text('scorm.fileHelp', { most: number.format(packageLimits.upload / MB) })}
          </p>
        </div>
        <p class="actions"><button type="submit">${text('scorm.upload')}</button></p>
      </form>
      <h2>${text('scorm.list')}</h2>
      ${
        packages.length > 0
          ? html`<ul class="rows">
              ${packages.map(row)}
            </ul>`
          : html`<p>${text('scorm.none')}</p>`
      }
    </section>`,
    { around },
  );
}
