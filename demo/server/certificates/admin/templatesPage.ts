import type { Around } from '../../http/around.ts';
import { html } from '../../http/html.ts';
import type { Language } from '../../http/language.ts';
import { page } from '../../http/page.ts';
import { certificatesPath } from './adminPaths.ts';
import type { ListedTemplate } from './listTemplates.ts';

/** A text that says how long certificates of a template are valid. */
export const validityText = ({ text }: Language, { validMonths }: ListedTemplate['template']): string =>
  validMonths === null
    ? text('certificates.validForever')
    : text('certificates.validMonths', { months: String(validMonths) });

/** The page of the academy's templates (CERT-9). */
export function templatesPage(language: Language, templates: readonly ListedTemplate[], around: Around): string {
  const { text } = language;
  const row = ({ template, courses }: ListedTemplate) =>
    html`<li>
      <div>
        <a href="${certificatesPath}/templates/${template.id}"><b dir="auto">${template.name}</b></a
        ><span>${courses.length > 0 ? courses.join(text('list.comma')) : text('certificates.noCourses')}</span>
      </div>
      <span>${validityText(language, template)}</span>
    </li>`;
  return page(
    language,
    text('certificates.templates'),
    html`<section class="sheet wide">
      <h1>${text('certificates.templates')}</h1>
      <p class="lead">${text(templates.length > 0 ? 'certificates.templatesLead' : 'certificates.noTemplates')}</p>
      ${
        templates.length > 0 &&
        html`<ul class="rows">
          ${templates.map(row)}
        </ul>`
      }
    </section>`,
    { around },
  );
}
