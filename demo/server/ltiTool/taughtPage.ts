import { html } from '../http/html.ts';
import type { Language } from '../http/language.ts';
import type { TaughtLearner } from './taughtLearners.ts';
import { toolPage } from './toolPage.ts';
import { latinDigits } from '../language/latinDigits.ts';

/** The state of a result's report, as a key of the texts. */
function toldKey({ told, refused, waits }: TaughtLearner) {
  if (refused !== null) return 'ltiTool.told.refused';
  if (waits) return 'ltiTool.told.waits';
  return told === null ? 'ltiTool.told.none' : 'ltiTool.told.told';
}

/**
 * The page of a person who teaches at a platform (TOOL-10): the learners who came from their place, their progress, and the scores that the
 * platform has.
 */
export function taughtPage(
  language: Language,
  view: {
    readonly course: string;
    readonly place: string;
    readonly open: string;
    readonly learners: readonly TaughtLearner[];
    readonly takesScores: boolean;
  },
): string {
  const { text, tag } = language;
  const number = new Intl.NumberFormat(latinDigits(tag), { maximumFractionDigits: 2 });
  const scoreOf = ({ score }: TaughtLearner) =>
    score?.scoreGiven === undefined || score.scoreMaximum === undefined
      ? '–'
      : text('ltiTool.scoreOf', { score: number.format(score.scoreGiven), most: number.format(score.scoreMaximum) });
  const row = (learner: TaughtLearner) =>
    html`<tr>
      <th scope="row" dir="auto">${learner.name}</th>
      <td>${text(`ltiTool.progress.${learner.score?.activityProgress ?? 'Initialized'}`)}</td>
      <td>${scoreOf(learner)}</td>
      <td>${view.takesScores ? text(toldKey(learner)) : '–'}</td>
    </tr>`;
  const table = html`<div class="scroll" role="region" tabindex="0" aria-labelledby="learners">
    <table class="even">
      <thead>
        <tr>
          <th scope="col">${text('ltiTool.learner')}</th>
          <th scope="col">${text('ltiTool.progress')}</th>
          <th scope="col">${text('ltiTool.score')}</th>
          <th scope="col">${text('ltiTool.told')}</th>
        </tr>
      </thead>
      <tbody>
        ${view.learners.map(row)}
      </tbody>
    </table>
  </div>`;
  return toolPage(
    language,
    view.course,
    html`<section class="sheet broad">
      <h1>${view.course}</h1>
      ${view.place && html`<p class="lead">${view.place}</p>`}
      <p class="actions"><a class="button" href="${view.open}">${text('ltiTool.openCourse')}</a></p>
      <h2 id="learners">${text('ltiTool.learners')}</h2>
      ${view.takesScores ? null : html`<p class="lead">${text('ltiTool.noScores')}</p>`}
      ${view.learners.length > 0 ? table : html`<p class="lead">${text('ltiTool.noLearners')}</p>`}
    </section>`,
  );
}
