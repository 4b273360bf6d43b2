import type { Around } from '../../http/around.ts';
import { html } from '../../http/html.ts';
import type { Language } from '../../http/language.ts';
import { page } from '../../http/page.ts';
import { certificatesPath } from './adminPaths.ts';
import type { Certifiable } from '../certifiable.ts';
import { searchForm } from './searchForm.ts';
import { wholeName } from '../wholeName.ts';
import { latinDigits } from '../../language/latinDigits.ts';

/** The page of results for which a certificate can be issued by hand; it has forms only, no script (CERT-9). */
export function issuePage(
  language: Language,
  results: readonly Certifiable[],
  { wanted, token }: { readonly wanted: string; readonly token: string },
  around: Around,
): string {
  const { tag, text, zone } = language;
  const date = new Intl.DateTimeFormat(latinDigits(tag), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: zone,
  });
  const row = ({ record, user, objective }: Certifiable) => {
    const name = wholeName(user);
    const passed = text(record.passed ? 'certificates.passed' : 'certificates.unknown');
    const finished =
      record.finished &&
      html` · <time datetime="${record.finished.toISOString()}">${date.format(record.finished)}</time>`;
    return html`<li>
      <div>
        <b><bdi>${name}</bdi></b
        ><span><bdi>${objective.name}</bdi> · ${passed}${finished}</span>
      </div>
      <form method="post" action="${certificatesPath}/issue">
        <input type="hidden" name="token" value="${token}" />
        <button
          class="quiet"
          name="recordId"
          value="${record.id}"
          aria-label="${text('certificates.issueNamed', { name, course: objective.name })}"
        >
          ${text('certificates.issue')}
        </button>
      </form>
    </li>`;
  };
  return page(
    language,
    text('certificates.issueTitle'),
    html`<section class="sheet wide">
      <h1>${text('certificates.issueTitle')}</h1>
      <p class="lead">${text('certificates.issueLead')}</p>
      ${searchForm(language, `${certificatesPath}/issue`, wanted, 'certificates.searchResults')}
      ${results.length === 0 && html`<p role="status">${text('certificates.noResults')}</p>`}
      ${
        results.length > 0 &&
        html`<ul class="rows">
          ${results.map(row)}
        </ul>`
      }
    </section>`,
    { around },
  );
}
