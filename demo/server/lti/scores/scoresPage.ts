import type { Around } from '../../http/around.ts';
import { html, type Html } from '../../http/html.ts';
import type { Language } from '../../http/language.ts';
import { page } from '../../http/page.ts';
import type { LineItem } from '../lineItems.ts';
import type { Column, ColumnScore } from './columnsOf.ts';
import { latinDigits } from '../../language/latinDigits.ts';

/** The columns of a course's tools, as a section of its page (LTI-24). */
export function columnsSection({ text, tag }: Language, columns: readonly Column[], path: string): Html {
  const number = new Intl.NumberFormat(latinDigits(tag), { maximumFractionDigits: 2 });
  return html`<h2>${text('teachTools.scores')}</h2>
    ${
      columns.length === 0
        ? html`<p>${text('teachTools.noColumns')}</p>`
        : html`<ul class="rows">
            ${columns.map(
              ({ item, tool, learners }) =>
                html`<li>
                  <div>
                    <a href="${path}/scores/${encodeURIComponent(item.id)}"><b dir="auto">${item.label}</b></a
                    ><span dir="auto">${tool}</span>
                  </div>
                  <span>${text('teachTools.scored', { count: number.format(learners) })}</span>
                </li>`,
            )}
          </ul>`
    }`;
}

const progressKey = {
  Initialized: 'ltiTool.progress.Initialized',
  Started: 'ltiTool.progress.Started',
  InProgress: 'ltiTool.progress.InProgress',
  Submitted: 'ltiTool.progress.Submitted',
  Completed: 'ltiTool.progress.Completed',
} as const;
const isProgress = (name: string): name is keyof typeof progressKey => Object.hasOwn(progressKey, name);

/** Each learner's score in a column (LTI-24). */
export function scoresPage(
  language: Language,
  {
    item,
    course,
    scores,
  }: { readonly item: LineItem; readonly course: string; readonly scores: readonly ColumnScore[] },
  around: Around,
): string {
  const { text, tag } = language;
  const number = new Intl.NumberFormat(latinDigits(tag), { maximumFractionDigits: 2 });
  const most = number.format(item.scoreMaximum);
  const row = ({ name, progress, points, comment }: ColumnScore) =>
    html`<tr>
      <th scope="row" dir="auto">${name}</th>
      <td>${text(progressKey[isProgress(progress) ? progress : 'Initialized'])}</td>
      <td>
        ${points === null ? '–' : text('ltiTool.scoreOf', { score: number.format(points), most })}
        ${comment && html`<br /><span dir="auto">${comment}</span>`}
      </td>
    </tr>`;
  return page(
    language,
    item.label,
    html`<section class="sheet broad">
      <h1 id="column" dir="auto">${item.label}</h1>
      ${course !== item.label && html`<p class="lead" dir="auto">${course}</p>`}
      ${
        scores.length === 0
          ? html`<p>${text('teachTools.noScores')}</p>`
          : html`<div class="scroll" role="region" tabindex="0" aria-labelledby="column">
              <table class="even">
                <thead>
                  <tr>
                    <th scope="col">${text('ltiTool.learner')}</th>
                    <th scope="col">${text('ltiTool.progress')}</th>
                    <th scope="col">${text('ltiTool.score')}</th>
                  </tr>
                </thead>
                <tbody>
                  ${scores.map(row)}
                </tbody>
              </table>
            </div>`
      }
    </section>`,
    { around },
  );
}
