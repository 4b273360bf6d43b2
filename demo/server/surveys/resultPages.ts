import type { SurveyQuestion } from '../../../src/domain/work/survey.ts';
import { leastAnswered, type SurveyResult } from '../../../src/domain/work/surveyResults.ts';
import type { Around } from '../http/around.ts';
import { html } from '../http/html.ts';
import type { Language } from '../http/language.ts';
import { page } from '../http/page.ts';
import { partListPage } from '../http/partListPage.ts';
import type { listSurveys, loadResults, SurveyPart } from './loadResults.ts';
import { latinDigits } from '../language/latinDigits.ts';

/** Address of the pages on which instructors read the answers to surveys. */
export const surveysPath = '/teach/surveys';

/** The address of the results of one survey. */
const surveyAddress = ({ objectiveId, axis }: SurveyPart) =>
  `${surveysPath}/${encodeURIComponent(objectiveId)}?part=${encodeURIComponent(axis)}`;

/** All surveys with answers (SURVEY-7). */
export function surveyListPage(
  language: Language,
  listed: Awaited<ReturnType<typeof listSurveys>>,
  around: Around,
): string {
  const { text, tag } = language;
  const number = new Intl.NumberFormat(latinDigits(tag));
  const parts = listed.map((one) => ({
    address: surveyAddress(one),
    course: one.course,
    part: one.part,
    figure: text('survey.learners', { count: number.format(one.learners) }),
  }));
  const lead = text(listed.length > 0 ? 'survey.lead' : 'survey.none');
  return partListPage(language, { title: text('survey.title'), lead, parts }, around);
}

/** The answers to each question, in figures and in words, without names (SURVEY-7). */
export function surveyPage(
  language: Language,
  { course, part, learners, results }: NonNullable<Awaited<ReturnType<typeof loadResults>>>,
  around: Around,
): string {
  const { text, tag } = language;
  const number = (value: number) => new Intl.NumberFormat(latinDigits(tag), { maximumFractionDigits: 1 }).format(value);
  const share = new Intl.NumberFormat(latinDigits(tag), { style: 'percent' });
  // The ends of a scale have their meaning beside the number.
  const nameOf = (question: SurveyQuestion, name: string | number) => {
    if (typeof name === 'string' || question.kind !== 'scale') return name;
    const end = (name === question.from && question.low) || (name === question.to && question.high);
    return end ? `${number(name)} · ${end}` : number(name);
  };
  const table = ({ question, answered, counts }: SurveyResult) =>
    html`<table>
      <caption>
        ${text('survey.answered', { count: number(answered), all: number(learners) })}
      </caption>
      <thead>
        <tr>
          <th scope="col">${text('survey.answer')}</th>
          <th scope="col">${text('survey.number')}</th>
          <th scope="col">${text('survey.share')}</th>
          <td></td>
        </tr>
      </thead>
      <tbody>
        ${counts.map(
          ({ name, count }) =>
            html`<tr>
              <th scope="row" dir="auto">${nameOf(question, name)}</th>
              <td>${number(count)}</td>
              <td>${share.format(answered > 0 ? count / answered : 0)}</td>
              <td><progress max="${Math.max(answered, 1)}" value="${count}" aria-hidden="true"></progress></td>
            </tr>`,
        )}
      </tbody>
    </table>`;
  const written = ({ texts, answered }: SurveyResult) =>
    html`<p class="lead">${text('survey.answered', { count: number(answered), all: number(learners) })}</p>
      ${
        texts.length > 0 &&
        html`<ul class="rows">
          ${texts.map(
            (one) =>
              html`<li>
                <div><p class="written" dir="auto">${one}</p></div>
              </li>`,
          )}
        </ul>`
      }`;
  const one = (result: SurveyResult, index: number) =>
    html`<section aria-labelledby="q${index}">
      <h2 id="q${index}"><span>${number(index + 1)}.</span> <span dir="auto">${result.question.text}</span></h2>
      ${result.question.kind === 'several' && html`<p class="lead">${text('survey.several')}</p>`}
      ${result.question.kind === 'text' ? written(result) : table(result)}
      ${result.mean !== null && html`<p>${text('survey.mean', { mean: number(result.mean) })}</p>`}
    </section>`;
  return page(
    language,
    course,
    html`<section class="sheet wide figures">
      <h1>${part}</h1>
      <p class="lead">${course}</p>
      ${
        results
          ? results.map(one)
          : html`<p class="notice good">
              ${text('survey.tooFew', { count: number(learners), least: number(leastAnswered) })}
            </p>`
      }
    </section>`,
    { around },
  );
}
