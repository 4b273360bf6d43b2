import type { Around } from '../http/around.ts';
import { html } from '../http/html.ts';
import type { Language } from '../http/language.ts';
import { page } from '../http/page.ts';
import type { Waiting } from './listWaiting.ts';
import { latinDigits } from '../language/latinDigits.ts';

/** Address of the graders' pages. */
export const gradingPath = '/teach/grading';

/** The name of a state for graders. */
export const stateText = ({ text }: Language, state: Waiting['state']) => text(`grading.state.${state}`);

/** The runs that wait for a grader, a page at a time (GRADING-1). @param next number of the next page, or null */
export function gradingListPage(
  language: Language,
  waiting: readonly Waiting[],
  next: number | null,
  around: Around,
): string {
  const { tag, text, zone } = language;
  const date = new Intl.DateTimeFormat(latinDigits(tag), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: zone,
  });
  const since = (submitted: Date) =>
    html` · <time datetime="${submitted.toISOString()}">${date.format(submitted)}</time>`;
  const more = (number: number) =>
    html`<p class="actions">
      <a class="button quiet" href="${gradingPath}?page=${number}">${text('grading.more')}</a>
    </p>`;
  const row = (one: Waiting) =>
    html`<li>
      <div>
        <a href="${gradingPath}/${one.id}" aria-label="${one.learner}: ${one.course}"
          ><b dir="auto">${one.learner}</b></a
        ><span dir="auto">${one.course}</span>
      </div>
      <span>${stateText(language, one.state)}${one.submitted && since(one.submitted)}</span>
    </li>`;
  return page(
    language,
    text('grading.title'),
    html`<section class="sheet wide">
      <h1>${text('grading.title')}</h1>
      <p class="lead">${text(waiting.length > 0 ? 'grading.lead' : 'grading.none')}</p>
      ${
        waiting.length > 0 &&
        html`<ul class="rows">
          ${waiting.map(row)}
        </ul>`
      }
      ${next !== null && more(next)}
    </section>`,
    { around },
  );
}
