import type { Around } from '../../http/around.ts';
import { html } from '../../http/html.ts';
import type { Language } from '../../http/language.ts';
import { page } from '../../http/page.ts';
import { certificatesPath } from './adminPaths.ts';
import type { Issued } from './listIssued.ts';
import { searchForm } from './searchForm.ts';
import { stateAt } from '../stateAt.ts';
import { wholeName } from '../wholeName.ts';
import { latinDigits } from '../../language/latinDigits.ts';

/** The page of issued certificates, the newest first, with a link to issue one by hand (CERT-9). */
export function certificatesPage(
  language: Language,
  { rows, total }: Issued,
  { wanted, now }: { readonly wanted: string; readonly now: number },
  around: Around,
): string {
  const { tag, text, zone } = language;
  const date = new Intl.DateTimeFormat(latinDigits(tag), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: zone,
  });
  const number = (value: number) => new Intl.NumberFormat(latinDigits(tag)).format(value);
  const row = (one: Issued['rows'][number]) =>
    html`<li>
      <div>
        <a href="${certificatesPath}/${one.id}" aria-label="${wholeName(one)}: ${one.courseName}"
          ><b><bdi>${wholeName(one)}</bdi></b></a
        ><span>${one.courseName}</span>
      </div>
      <span
        >${text(`certificates.state.${stateAt(one, now)}`)} ·
        <time datetime="${one.created.toISOString()}">${date.format(one.created)}</time></span
      >
    </li>`;
  const few =
    rows.length < total ? text('certificates.first', { shown: number(rows.length), total: number(total) }) : null;
  const said = rows.length === 0 ? text(wanted ? 'certificates.notFound' : 'certificates.none') : few;
  return page(
    language,
    text('certificates.title'),
    html`<section class="sheet wide">
      <h1>${text('certificates.title')}</h1>
      <p class="lead">${text('certificates.lead')}</p>
      <p class="actions">
        <a class="button quiet" href="${certificatesPath}/issue">${text('certificates.issueTitle')}</a
        ><a class="button quiet" href="${certificatesPath}/templates">${text('certificates.templates')}</a>
      </p>
      ${searchForm(language, certificatesPath, wanted, 'certificates.search')}
      ${said && html`<p role="status">${said}</p>`}
      ${
        rows.length > 0 &&
        html`<ul class="rows">
          ${rows.map(row)}
        </ul>`
      }
      ${wanted && html`<p class="actions"><a class="button quiet" href="${certificatesPath}">${text('certificates.all')}</a></p>`}
    </section>`,
    { around },
  );
}
