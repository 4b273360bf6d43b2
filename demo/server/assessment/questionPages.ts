import type { Around } from '../http/around.ts';
import { html } from '../http/html.ts';
import type { Language } from '../http/language.ts';
import { page } from '../http/page.ts';
import type { AskedCourse, AskedModule, AskedQuestion } from './askedCourse.ts';
import { longest, type QuestionFault, type WrittenQuestion } from './readQuestion.ts';
import { latinDigits } from '../language/latinDigits.ts';

/** Path of the pages where instructors send questions to the learners of a course. */
export const questionPath = '/teach/questions';

/** The courses, each with the number of its questions. */
export function questionListPage(
  language: Language,
  courses: readonly { readonly id: string; readonly name: string; readonly questions: number }[],
  around: Around,
): string {
  const { text, tag } = language;
  const figure = new Intl.NumberFormat(latinDigits(tag));
  return page(
    language,
    text('questions.title'),
    html`<section class="sheet wide">
      <h1>${text('questions.title')}</h1>
      <p class="lead">${text(courses.length > 0 ? 'questions.lead' : 'questions.noCourses')}</p>
      <ul class="rows">
        ${courses.map(
          ({ id, name, questions }) =>
            html`<li>
              <div>
                <a href="${questionPath}/${id}"><b dir="auto">${name}</b></a>
              </div>
              <span
                >${
                  questions === 0
                    ? text('questions.none')
                    : text('questions.count', { count: figure.format(questions) })
                }</span
              >
            </li>`,
        )}
      </ul>
    </section>`,
    { around },
  );
}

/** What the page of a course shows besides the questions that were asked. */
export interface QuestionView {
  readonly token: string;
  readonly sent: boolean;
  readonly written: WrittenQuestion;
  readonly fault: QuestionFault | null;
}

// Em spaces, because browsers drop ordinary spaces at the start of an option.
const indented = ({ name, level }: AskedModule) => `${'\u2003'.repeat(level)}${name}`;

function questionForm(language: Language, course: AskedCourse, { token, written, fault }: QuestionView) {
  const { text, tag } = language;
  const figure = new Intl.NumberFormat(latinDigits(tag));
  const described = fault && html` aria-describedby="question-fault"`;
  const option = (answer: string, place: number) =>
    html`<div class="choice">
      <input
        type="radio"
        id="right${place}"
        name="right"
        value="${place}"
        aria-label="${text('questions.isRight', { number: figure.format(place + 1) })}"
        ${written.right === place && html` checked`}
      />
      <input
        id="answer${place}"
        name="answer${place}"
        value="${answer}"
        maxlength="${longest.answer}"
        aria-label="${text('questions.answer', { number: figure.format(place + 1) })}"
        ${place < 2 && html` required`}
      />
    </div>`;
  return html`<form method="post" action="${questionPath}/${course.id}">
    <input type="hidden" name="token" value="${token}" />
    <div class="field">
      <label for="module">${text('questions.module')}</label>
      <select id="module" name="module">
        <option value="">${text('questions.wholeCourse')}</option>
        ${course.modules.map(
          (one) =>
            html`<option value="${one.axis}" ${one.axis === written.axis && html` selected`}>${indented(one)}</option>`,
        )}
      </select>
    </div>
    <div class="field">
      <label for="text">${text('questions.text')}</label>
      <textarea id="text" name="text" rows="3" required maxlength="${longest.text}" ${described}>
${written.text}</textarea>
    </div>
    <fieldset aria-describedby="answers-help">
      <legend>${text('questions.answers')}</legend>
      <p class="lead" id="answers-help">${text('questions.answersHelp')}</p>
      ${written.answers.map(option)}
    </fieldset>
    <div class="field">
      <label for="explanation">${text('questions.explanation')}</label>
      <textarea id="explanation" name="explanation" rows="3" maxlength="${longest.explanation}">
${written.explanation}</textarea>
    </div>
    <div><button>${text('questions.send')}</button></div>
  </form>`;
}

/** The page of one course: the form for a question, and the earlier questions with how often each answer was given (EMAIL-5). */
export function questionCoursePage(
  language: Language,
  course: AskedCourse,
  view: QuestionView,
  around: Around,
): string {
  const { text, tag, zone } = language;
  const moment = new Intl.DateTimeFormat(latinDigits(tag), { dateStyle: 'medium', timeStyle: 'short', timeZone: zone });
  const figure = new Intl.NumberFormat(latinDigits(tag));
  const asked = (one: AskedQuestion) =>
    html`<dt><time datetime="${one.sent.toISOString()}">${moment.format(one.sent)}</time></dt>
      <dd>
        <p class="written">${one.text}</p>
        <ul class="rows">
          ${one.answers.map(
            (answer) =>
              html`<li>
                <div>${answer.text} ${answer.correct && html`<b>(${text('questions.right')})</b>`}</div>
                <span>${text('questions.given', { count: figure.format(answer.given) })}</span>
              </li>`,
          )}
        </ul>
      </dd>`;
  return page(
    language,
    `${text('questions.title')} · ${course.name}`,
    html`<section class="sheet wide">
      <h1 dir="auto">${course.name}</h1>
      ${view.sent && html`<p class="notice good" role="status">${text('questions.sent')}</p>`}
      ${
        view.fault &&
        html`<p class="notice" role="alert" id="question-fault">${text(`questions.fault.${view.fault}`)}</p>`
      }
      ${questionForm(language, course, view)}
      <h2>${text('questions.asked')}</h2>
      ${
        course.questions.length > 0
          ? html`<dl>${course.questions.map(asked)}</dl>`
          : html`<p class="lead">${text('questions.none')}</p>`
      }
    </section>`,
    { around },
  );
}
