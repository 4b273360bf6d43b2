import type { Around } from '../http/around.ts';
import { html, type Html } from '../http/html.ts';
import type { Language } from '../http/language.ts';
import { page } from '../http/page.ts';
import { gradingPath, stateText } from './gradingListPage.ts';
import { commentField, steps, type ScoreFault, type Step } from './gradeRun.ts';
import { fileList } from './fileList.ts';
import { commentInput, scoreField } from './gradingFields.ts';
import { saidList } from './saidList.ts';
import type { Discussed, GradedPart, Grading } from './loadGrading.ts';
import { isolateIn } from '../../../src/language/isolateIn.ts';
import { latinDigits } from '../language/latinDigits.ts';

/** The state of the page besides the run. */
export interface GradingView {
  readonly token: string;
  /** A step has just been done. */
  readonly done: boolean;
  /** Somebody else was faster: the page shows the stored values, and names the typed ones (GRADING-3). */
  readonly changed: boolean;
  readonly faults: Readonly<Record<string, ScoreFault>>;
  /** The typed values, by field. */
  readonly typed: Readonly<Record<string, unknown>>;
}

/** The members of the team that handed it in (TEAM-13). */
function teamLine({ text, tag }: Language, learner: string, mates: GradedPart['mates']): Html {
  const names = [learner, ...mates.map(({ name }) => name)].map((name) => isolateIn(name, tag));
  const list = new Intl.ListFormat(tag, { type: 'conjunction' }).format(names);
  return html`<p class="lead">${text('grading.team', { team: mates[0]?.team ?? '', names: list })}</p>`;
}

/** One run for its grader: its facts, its scores, and the steps that its state allows (GRADING-2); forms alone, no script. */
export function gradingRunPage(
  language: Language,
  grading: Grading,
  { token, done, changed, faults, typed }: GradingView,
  around: Around,
): string {
  const { tag, text, zone } = language;
  const { run, state, learner, course, scale, parts, discussed, computed, record, version } = grading;
  const maxScore = scale?.maxScore ?? 1;
  const figure = new Intl.NumberFormat(latinDigits(tag), { maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(latinDigits(tag), { style: 'percent', maximumFractionDigits: 1 });
  const hidden = html`<input type="hidden" name="token" value="${token}" /><input
      type="hidden"
      name="version"
      value="${version}"
    />`;
  const button = (step: Step, quiet: boolean) =>
    html`<button${quiet && html` class="quiet"`} name="step" value="${step}">${text(`grading.step.${step}`)}</button>`;

  const field = (name: string, label: string, kept: number | null, max: number, help: string | null): Html => {
    const value = Object.hasOwn(typed, name) && !changed ? String(typed[name]) : null;
    return scoreField(language, { name, label, kept, max, help, fault: faults[name], value });
  };
  const moment = new Intl.DateTimeFormat(latinDigits(tag), { dateStyle: 'long', timeStyle: 'short', timeZone: zone });
  const said = (part: Discussed) => saidList(language, run.objectiveId, part);
  const answered = ({ id, name, byHand, answer, files, comment, mates }: GradedPart) =>
    answer &&
    html`<section class="answer" aria-labelledby="${id}-answer">
      <h2 id="${id}-answer">${text('grading.answer', { name })}</h2>
      <p class="lead">
        ${text('grading.submitted')}:
        <time datetime="${answer.handedInAt.toISOString()}">${moment.format(answer.handedInAt)}</time>
      </p>
      ${mates[0] && teamLine(language, learner, mates)} ${answer.text && html`<p class="written">${answer.text}</p>`}
      ${files.length > 0 && fileList(language, run.workflow.id, files)}
      ${
        comment &&
        !(state === 'inGrading' && byHand) &&
        html`<h3>${text('grading.comment', { name })}</h3>
          <p class="written">${comment}</p>`
      }
    </section>`;
  const written = (part: GradedPart) => html`${answered(part)}${said(part)}`;
  const partField = ({ id, name, normalizedScore, comment }: GradedPart) => {
    const kept = normalizedScore === null ? null : normalizedScore * 100;
    const own = commentField(id);
    const value = Object.hasOwn(typed, own) && !changed ? String(typed[own]) : (comment ?? '');
    const score = field(id, text('grading.part', { name }), kept, 100, null);
    return html`${score}${commentInput(language, { id: own, name, value, fault: faults[own] })}`;
  };
  const inputs = (): Html => {
    const own = record?.normalizedScore ?? null;
    const kept = own !== null && (computed === null || Math.abs(own - computed) > 1e-9) ? own * maxScore : null;
    const help =
      computed === null
        ? text('grading.fromParts')
        : text('grading.fromPartsNow', { score: figure.format(computed * maxScore) });
    return html`${parts.filter(({ byHand }) => byHand).map((part) => html`${written(part)}${partField(part)}`)}
    ${field('score', text('grading.course', { max: figure.format(maxScore) }), kept, maxScore, parts.length > 0 ? help : null)}`;
  };
  const labels: Readonly<Record<string, string>> = Object.fromEntries([
    ['score', text('grading.courseShort')],
    ...parts.flatMap(({ id, name }) => [
      [id, name],
      [commentField(id), text('grading.comment', { name })],
    ]),
  ]);
  const entered = Object.entries(typed).flatMap(([name, value]) =>
    String(value) && Object.hasOwn(labels, name) ? [`${labels[name]}: ${String(value)}`] : [],
  );
  const typedText = text('grading.typed', { values: entered.join(text('list.comma')) });
  const known = (part: GradedPart) =>
    html`<dt><bdi>${part.name}</bdi></dt>
      <dd>${part.normalizedScore === null ? text('grading.open') : percent.format(part.normalizedScore)}</dd>`;
  const points = (score: number) =>
    text('grading.points', { score: figure.format(score), max: figure.format(maxScore) });
  const allowed = (Object.keys(steps) as Step[]).filter((step) =>
    (steps[step].from as readonly string[]).includes(state),
  );
  const grades = state === 'inGrading';
  return page(
    language,
    `${learner} · ${course}`,
    html`<section class="sheet wide">
      <h1 dir="auto">${course}</h1>
      <p class="lead" dir="auto">${learner}</p>
      ${done && html`<p class="notice good" role="status">${text('grading.done')}</p>`}
      ${changed && html`<p class="notice" role="alert">${text('grading.changed')}${entered.length > 0 && html` ${typedText}`}</p>`}
      ${Object.keys(faults).length > 0 && html`<p class="notice" role="alert">${text(grades ? 'grading.wrong' : 'grading.noScore')}</p>`}
      <dl>
        <dt>${text('grading.state')}</dt>
        <dd>${stateText(language, state)}</dd>
        ${
          run.workflow.submitted &&
          html`<dt>${text('grading.submitted')}</dt>
            <dd>${moment.format(run.workflow.submitted)}</dd>`
        }
        ${parts.filter(({ byHand }) => !grades || !byHand).map(known)}
        ${
          record?.score != null &&
          html`<dt>${text('grading.courseShort')}</dt>
            <dd>${points(record.score)}${record.grade && html` · ${record.grade}`}</dd>`
        }
      </dl>
      ${parts.filter(({ byHand }) => !grades || !byHand).map(written)}${discussed.map(said)}
      ${
        allowed.length > 0 &&
        html`<form method="post" action="${gradingPath}/${run.workflow.id}">
          ${hidden}${grades && inputs()}
          <div class="actions">
            ${allowed.map((step, index) => button(step, step === 'reopen' || (grades && index === 0)))}
          </div>
        </form>`
      }
    </section>`,
    { around },
  );
}
