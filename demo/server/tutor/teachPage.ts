import type { Around } from '../http/around.ts';
import { html } from '../http/html.ts';
import type { Language } from '../http/language.ts';
import { page } from '../http/page.ts';
import { standingRules } from './askModel.ts';
import type { TaughtCourse } from './taughtCourse.ts';
import { latinDigits } from '../language/latinDigits.ts';

/** Address of the pages on which instructors change the tutor's settings in a course. */
export const tutorPath = '/teach/tutor';

/** The most letters of an instructor's wishes. */
export const longestPrompt = 4000;

/** The courses, each with its setting of the tutor. */
export function tutorListPage(
  language: Language,
  courses: readonly Pick<TaughtCourse, 'id' | 'name' | 'use'>[],
  around: Around,
): string {
  const { text } = language;
  return page(
    language,
    text('tutor.title'),
    html`<section class="sheet wide">
      <h1>${text('tutor.title')}</h1>
      <p class="lead">${text(courses.length > 0 ? 'tutor.lead' : 'tutor.none')}</p>
      <ul class="rows">
        ${courses.map(
          ({ id, name, use }) =>
            html`<li>
              <div>
                <a href="${tutorPath}/${id}"><b dir="auto">${name}</b></a>
              </div>
              <span>${text(`tutor.use.${use}`)}</span>
            </li>`,
        )}
      </ul>
    </section>`,
    { around },
  );
}

/** The contents of a course's page besides its settings. */
export interface TaughtView {
  readonly token: string;
  readonly saved: boolean;
  /** Wishes that are too long to be kept; null where nothing was refused. */
  readonly refused: string | null;
}

/** One course: the tutor's settings, the wishes for a language model, and the questions where instructors may read them (TUTOR-15). */
export function tutorCoursePage(language: Language, course: TaughtCourse, view: TaughtView, around: Around): string {
  const { text, tag, zone } = language;
  const moment = new Intl.DateTimeFormat(latinDigits(tag), { dateStyle: 'medium', timeStyle: 'short', timeZone: zone });
  const figure = new Intl.NumberFormat(latinDigits(tag));
  const { token, saved, refused } = view;
  const radio = (use: TaughtCourse['use']) =>
    html`<div class="check">
      <input type="radio" id="use-${use}" name="use" value="${use}" ${course.use === use && html` checked`} /><label
        for="use-${use}"
        >${text(`tutor.use.${use}`)}</label
      >
    </div>`;
  const part = ({ id, name, off }: TaughtCourse['parts'][number]) =>
    html`<div class="check">
      <input type="checkbox" id="part-${id}" name="off" value="${id}" ${off && html` checked`} /><label for="part-${id}"
        ><bdi>${name}</bdi></label
      >
    </div>`;
  const asked = (one: NonNullable<TaughtCourse['asked']>[number]) =>
    html`<dt>
        <bdi>${one.name}</bdi> · <time datetime="${one.asked.toISOString()}">${moment.format(one.asked)}</time>
      </dt>
      <dd>
        <p class="written">${one.question}</p>
        <p class="written lead">${one.answer || text('tutor.noAnswer')}</p>
      </dd>`;
  const transcripts = () => {
    if (!course.asked) return html`<p class="lead">${text('tutor.transcriptsOff')}</p>`;
    if (course.asked.length === 0) return html`<p class="lead">${text('tutor.transcriptsNone')}</p>`;
    return html`<dl>${course.asked.map(asked)}</dl>`;
  };
  const problem =
    refused !== null &&
    text('tutor.tooLong', { given: figure.format(refused.length), max: figure.format(longestPrompt) });
  return page(
    language,
    `${text('tutor.title')} · ${course.name}`,
    html`<section class="sheet wide">
      <h1 dir="auto">${course.name}</h1>
      ${saved && html`<p class="notice good" role="status">${text('tutor.saved')}</p>`}
      ${problem && html`<p class="notice" role="alert" id="prompt-fault">${problem}</p>`}
      <form method="post" action="${tutorPath}/${course.id}">
        <input type="hidden" name="token" value="${token}" />
        <fieldset>
          <legend>${text('tutor.use')}</legend>
          ${(['on', 'hints', 'off'] as const).map(radio)}
        </fieldset>
        <div class="field">
          <label for="prompt">${text('tutor.prompt')}</label>
          <textarea
            id="prompt"
            name="prompt"
            rows="6"
            aria-describedby="prompt-help${problem && ' prompt-fault'}"
            ${problem && html` aria-invalid="true"`}
          >
${refused ?? course.prompt}</textarea>
          <p class="lead" id="prompt-help">${text('tutor.promptHelp')}</p>
        </div>
        <details>
          <summary>${text('tutor.rules')}</summary>
          <p class="written" lang="en" dir="ltr">${standingRules}</p>
        </details>
        ${
          course.parts.length > 0 &&
          html`<fieldset aria-describedby="parts-help">
            <legend>${text('tutor.parts')}</legend>
            <p class="lead" id="parts-help">${text('tutor.partsHelp')}</p>
            ${course.parts.map(part)}
          </fieldset>`
        }
        <div><button>${text('tutor.save')}</button></div>
      </form>
      <h2>${text('tutor.transcripts')}</h2>
      ${transcripts()}
    </section>`,
    { around },
  );
}
