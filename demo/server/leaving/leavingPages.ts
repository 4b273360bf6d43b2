import { leaveReasons } from '../../../src/domain/course/leaveReasons.ts';
import type { Around } from '../http/around.ts';
import { html } from '../http/html.ts';
import type { Language } from '../http/language.ts';
import { page } from '../http/page.ts';
import type { LeftCourse } from './leftCourses.ts';
import { latinDigits } from '../language/latinDigits.ts';

/** Address of the pages on which instructors read why learners left a course. */
export const leavingPath = '/teach/leaving';

/** The courses that learners have left. */
export function leavingListPage(
  language: Language,
  courses: readonly { readonly id: string; readonly name: string; readonly left: number }[],
  around: Around,
): string {
  const { text, tag } = language;
  const figure = new Intl.NumberFormat(latinDigits(tag));
  return page(
    language,
    text('leaving.title'),
    html`<section class="sheet wide">
      <h1>${text('leaving.title')}</h1>
      <p class="lead">${text(courses.length > 0 ? 'leaving.lead' : 'leaving.none')}</p>
      <ul class="rows">
        ${courses.map(
          ({ id, name, left }) =>
            html`<li>
              <div>
                <a href="${leavingPath}/${id}"><b dir="auto">${name}</b></a>
              </div>
              <span>${text('leaving.count', { count: figure.format(left) })}</span>
            </li>`,
        )}
      </ul>
    </section>`,
    { around },
  );
}

/** One course: its reasons, counted, and the comments with them, as plain text (LEAVE-7). */
export function leavingCoursePage(
  language: Language,
  { name, reasons, left, back, comments }: LeftCourse,
  around: Around,
): string {
  const { text, tag, zone } = language;
  const day = new Intl.DateTimeFormat(latinDigits(tag), { dateStyle: 'medium', timeZone: zone });
  const figure = new Intl.NumberFormat(latinDigits(tag));
  const nameOf = (reason: (typeof leaveReasons)[number] | null) =>
    text(reason === null ? 'leaving.reason.none' : `leaving.reason.${reason}`);
  return page(
    language,
    `${text('leaving.title')} · ${name}`,
    html`<section class="sheet wide">
      <h1 dir="auto">${name}</h1>
      <p class="lead">
        ${text('leaving.count', { count: figure.format(left) })} ·
        ${text('leaving.back', { count: figure.format(back) })}
      </p>
      <h2>${text('leaving.reasons')}</h2>
      <dl>
        ${[...leaveReasons, null].map(
          (reason) =>
            html`<dt>${nameOf(reason)}</dt>
              <dd>${figure.format(reasons.get(reason) ?? 0)}</dd>`,
        )}
      </dl>
      <h2>${text('leaving.comments')}</h2>
      ${
        comments.length > 0
          ? html`<dl>
              ${comments.map(
                (one) =>
                  html`<dt>
                      <time datetime="${one.at.toISOString()}">${day.format(one.at)}</time> · ${nameOf(one.reason)}
                    </dt>
                    <dd><p class="written">${one.text}</p></dd>`,
              )}
            </dl>`
          : html`<p class="lead">${text('leaving.noComments')}</p>`
      }
    </section>`,
    { around },
  );
}
