import { certificateKinds } from '../../../../src/domain/certificate/certificateKinds.ts';
import type { Around } from '../../http/around.ts';
import { html } from '../../http/html.ts';
import type { Language } from '../../http/language.ts';
import { page } from '../../http/page.ts';
import type { FileKind } from '../filePath.ts';
import { previewPath } from './adminPaths.ts';
import type { ListedTemplate } from './listTemplates.ts';
import { validityText } from './templatesPage.ts';

/** The page of one template (CERT-9), with its sample certificate (CERT-12). */
export function templatePage(language: Language, { template, courses }: ListedTemplate, around: Around): string {
  const { text } = language;
  const elsewhere = (address: string) =>
    html`<p class="actions"><a class="button quiet" href="${address}">${text('certificates.credlyOpen')}</a></p>`;
  const credly = html`<p>${text('certificates.credly')}</p>
    ${template.externalUrl && elsewhere(template.externalUrl)}`;
  const file = (kind: FileKind) => previewPath(template.id, kind);
  const preview = html`<h2>${text('certificates.preview')}</h2>
    <img
      class="drawn"
      src="${file('png')}"
      alt="${text('certificates.previewAlt')}"
      width="1600"
      height="1131"
      loading="lazy"
    />
    <p class="actions"><a class="button quiet" href="${file('pdf')}">${text('certificates.previewPdf')}</a></p>`;
  return page(
    language,
    template.name,
    html`<section class="sheet wide">
      <h1 dir="auto">${template.name}</h1>
      ${template.kind === certificateKinds.credly && credly}
      <dl>
        <dt>${text('certificates.statement')}</dt>
        <dd>${template.statement}</dd>
        <dt>${text('certificates.validity')}</dt>
        <dd>${validityText(language, template)}</dd>
        <dt>${text('certificates.issuer')}</dt>
        <dd>${template.issuerName}</dd>
        <dt>${text('certificates.signatory')}</dt>
        <dd>${template.signatoryName}${text('list.comma')}${template.signatoryTitle}</dd>
        <dt>${text('certificates.courses')}</dt>
        <dd>${courses.length > 0 ? courses.join(text('list.comma')) : text('certificates.noCourses')}</dd>
      </dl>
      ${template.kind === certificateKinds.custom && preview}
    </section>`,
    { around },
  );
}
