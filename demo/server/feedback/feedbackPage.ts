import enUS from '../../../locales/en-US/feedback.json' with { type: 'json' };
import { feedbackGrades, type FeedbackOption } from '../../../src/domain/feedback/feedback.ts';
import type { Around } from '../http/around.ts';
import { html } from '../http/html.ts';
import type { Language } from '../http/language.ts';
import { localeTexts } from '../language/localeTexts.ts';
import { page } from '../http/page.ts';
import { feedbackPeriods, shownComments, type FeedbackPeriod, type FeedbackSummary } from './loadFeedback.ts';
import { latinDigits } from '../language/latinDigits.ts';

/** Address of the page on which administrators read the feedback on the product. */
export const feedbackPath = '/admin/feedback';

const queryOf = (period: FeedbackPeriod) => `?days=${period ?? 'all'}`;

/** The feedback of learners: its number, the grades, what needs work, and the newest comments, as plain text without names (FEED-12). */
export function feedbackPage(
  language: Language,
  period: FeedbackPeriod,
  { total, average, grades, options, commented, comments }: FeedbackSummary,
  around: Around,
): string {
  const { tag, text } = language;
  // The administrator reads the words of the learner's form.
  const asked = localeTexts(tag, 'feedback', enUS);
  const number = (value: number) => new Intl.NumberFormat(latinDigits(tag), { maximumFractionDigits: 1 }).format(value);
  const date = new Intl.DateTimeFormat(latinDigits(tag), { dateStyle: 'medium', timeZone: 'UTC' });
  const nameOf = (option: FeedbackOption) => asked[`option.${option}`];
  const row = (name: string, value: number) =>
    html`<tr>
      <th scope="row">${name}</th>
      <td>${number(value)}</td>
      <td><progress max="${total}" value="${value}" aria-hidden="true"></progress></td>
    </tr>`;
  const table = (caption: string, head: string, rows: readonly ReturnType<typeof html>[]) =>
    html`<table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">${head}</th>
          <th scope="col">${text('feedback.number')}</th>
          <td></td>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>`;
  const comment = (one: FeedbackSummary['comments'][number]) =>
    html`<li>
      <div>
        <p class="written" dir="auto">${one.comment}</p>
        <span
          ><time datetime="${one.day}">${date.format(new Date(one.day))}</time> ·
          ${text('feedback.graded', { grade: number(one.grade), of: number(5) })}${
            one.options.length > 0 && ` · ${one.options.map(nameOf).join(text('list.comma'))}`
          }</span
        >
      </div>
    </li>`;
  const choice = (one: FeedbackPeriod) =>
    html`<a class="button quiet" href="${feedbackPath}${queryOf(one)}" ${one === period && html` aria-current="true"`}
      >${one === null ? text('feedback.all') : text('feedback.days', { days: number(one) })}</a
    >`;
  const known = html`<dl>
      <dt>${text('feedback.total')}</dt>
      <dd>${number(total)}</dd>
      <dt>${text('feedback.average')}</dt>
      <dd>${average !== null && text('feedback.averageOf', { average: number(average), of: number(5) })}</dd>
    </dl>
    ${table(
      text('feedback.grades'),
      text('feedback.grade'),
      feedbackGrades
        .toReversed()
        .map((grade) => row(`${number(grade)} · ${asked[`grade.${grade}`]}`, grades.get(grade) ?? 0)),
    )}
    ${
      options.length > 0 &&
      table(
        text('feedback.options'),
        text('feedback.option'),
        options.map(({ option, named }) => row(nameOf(option), named)),
      )
    }
    <h2>${text('feedback.comments')}</h2>
    ${
      comments.length === 0
        ? html`<p>${text('feedback.noComments')}</p>`
        : html`<ul class="rows">
            ${comments.map(comment)}
          </ul>`
    }
    ${
      commented > comments.length &&
      html`<p class="lead">
        ${text('feedback.moreComments', { shown: number(shownComments), total: number(commented) })}
      </p>`
    }
    <p class="actions">
      <a class="button quiet" href="${feedbackPath}.csv${queryOf(period)}" download>${text('feedback.download')}</a>
    </p>`;
  return page(
    language,
    text('feedback.title'),
    html`<section class="sheet wide figures">
      <h1>${text('feedback.title')}</h1>
      <p class="lead">${text('feedback.lead')}</p>
      <nav class="actions" aria-label="${text('feedback.period')}">${feedbackPeriods.map(choice)}</nav>
      ${total === 0 ? html`<p class="notice good">${text('feedback.none')}</p>` : known}
    </section>`,
    { around },
  );
}
