import { html } from '../http/html.ts';
import type { Language } from '../http/language.ts';
import { MOST_COURSES, type OfferedCourse } from './courseOfLaunch.ts';
import { toolPage } from './toolPage.ts';

/** The catalog for choosing a course (TOOL-9): a search, and a button for each course; no script. */
export function chooserPage(
  language: Language,
  view: { readonly path: string; readonly words: string; readonly courses: readonly OfferedCourse[] },
): string {
  const { text } = language;
  const { path, words, courses } = view;
  const row = ({ id, name, code, description }: OfferedCourse) =>
    html`<li>
      <div>
        <b id="course-${id}" dir="auto">${name}</b><span>${[code, description].filter(Boolean).join(' · ')}</span>
      </div>
      <form method="post" action="${path}">
        <button class="quiet" name="course" value="${id}" id="choose-${id}" aria-labelledby="choose-${id} course-${id}">
          ${text('ltiTool.choose')}
        </button>
      </form>
    </li>`;
  const none = text(words ? 'ltiTool.noneFound' : 'ltiTool.noneOffered', { words });
  return toolPage(
    language,
    text('ltiTool.chooser'),
    html`<section class="sheet wide">
      <h1>${text('ltiTool.chooser')}</h1>
      <p class="lead">${text('ltiTool.chooserHelp')}</p>
      <form role="search" method="get" action="${path}">
        <div class="field">
          <label for="q">${text('ltiTool.search')}</label><input id="q" name="q" type="search" value="${words}" />
        </div>
        <button class="quiet">${text('ltiTool.find')}</button>
      </form>
      ${courses.length === 0 && html`<p class="notice good" role="status">${none}</p>`}
      <ul class="rows">
        ${courses.slice(0, MOST_COURSES).map(row)}
      </ul>
      ${courses.length > MOST_COURSES && html`<p class="lead">${text('ltiTool.moreCourses', { count: String(MOST_COURSES) })}</p>`}
      <form method="post" action="${path}" class="actions">
        <button class="quiet">${text('ltiTool.chooseNone')}</button>
      </form>
    </section>`,
  );
}
