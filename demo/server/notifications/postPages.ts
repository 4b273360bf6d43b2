import type { Around } from '../http/around.ts';
import { html } from '../http/html.ts';
import type { Language } from '../http/language.ts';
import { page } from '../http/page.ts';
import type { PostedCourse } from './posting.ts';
import { latinDigits } from '../language/latinDigits.ts';

/** Address of the pages on which instructors announce something to the learners of a course. */
export const postPath = '/teach/announcements';

/** The most letters of an announcement. */
export const longestPost = 2000;

/** The courses, each with the number of its announcements. */
export function postListPage(
  language: Language,
  courses: readonly { readonly id: string; readonly name: string; readonly posts: number }[],
  around: Around,
): string {
  const { text, tag } = language;
  const figure = new Intl.NumberFormat(latinDigits(tag));
  return page(
    language,
    text('posts.title'),
    html`<section class="sheet wide">
      <h1>${text('posts.title')}</h1>
      <p class="lead">${text(courses.length > 0 ? 'posts.lead' : 'posts.noCourses')}</p>
      <ul class="rows">
        ${courses.map(
          ({ id, name, posts }) =>
            html`<li>
              <div>
                <a href="${postPath}/${id}"><b dir="auto">${name}</b></a>
              </div>
              <span>${posts === 0 ? text('posts.none') : text('posts.count', { count: figure.format(posts) })}</span>
            </li>`,
        )}
      </ul>
    </section>`,
    { around },
  );
}

/** The contents of a course's page besides its announcements. */
export interface PostView {
  readonly token: string;
  readonly done: 'posted' | 'withdrawn' | null;
  /** A refused text, and why; null where nothing was refused. */
  readonly refused: { readonly text: string; readonly why: 'empty' | 'tooLong' } | null;
}

/** One course: its announcements, and the form for another one (NOTE-7). */
export function postCoursePage(language: Language, course: PostedCourse, view: PostView, around: Around): string {
  const { text, tag, zone } = language;
  const moment = new Intl.DateTimeFormat(latinDigits(tag), { dateStyle: 'medium', timeStyle: 'short', timeZone: zone });
  const figure = new Intl.NumberFormat(latinDigits(tag));
  const { token, done, refused } = view;
  const problem =
    refused &&
    text(`posts.${refused.why}`, { given: figure.format(refused.text.length), max: figure.format(longestPost) });
  const post = (one: PostedCourse['posts'][number]) =>
    html`<dt>
        ${one.author && html`${one.author} · `}<time datetime="${one.sent.toISOString()}"
          >${moment.format(one.sent)}</time
        >
      </dt>
      <dd>
        <p class="written">${one.text}</p>
        <form method="post" action="${postPath}/${course.id}/withdrawal">
          <input type="hidden" name="token" value="${token}" /><input type="hidden" name="id" value="${one.id}" />
          <button>${text('posts.withdraw')}</button>
        </form>
      </dd>`;
  return page(
    language,
    `${text('posts.title')} · ${course.name}`,
    html`<section class="sheet wide">
      <h1 dir="auto">${course.name}</h1>
      ${done && html`<p class="notice good" role="status">${text(`posts.${done}`)}</p>`}
      ${problem && html`<p class="notice" role="alert" id="text-fault">${problem}</p>`}
      <form method="post" action="${postPath}/${course.id}">
        <input type="hidden" name="token" value="${token}" />
        <div class="field">
          <label for="text">${text('posts.text')}</label>
          <textarea
            id="text"
            name="text"
            rows="5"
            required
            aria-describedby="text-help${problem && ' text-fault'}"
            ${problem && html` aria-invalid="true"`}
          >
${refused?.text ?? ''}</textarea>
          <p class="lead" id="text-help">${text('posts.textHelp', { max: figure.format(longestPost) })}</p>
        </div>
        <div><button>${text('posts.post')}</button></div>
      </form>
      <h2>${text('posts.sent')}</h2>
      ${course.posts.length > 0 ? html`<dl>${course.posts.map(post)}</dl>` : html`<p class="lead">${text('posts.none')}</p>`}
    </section>`,
    { around },
  );
}
