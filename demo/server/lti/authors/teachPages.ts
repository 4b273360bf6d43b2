import type { Around } from '../../http/around.ts';
import { html } from '../../http/html.ts';
import type { Language } from '../../http/language.ts';
import { page } from '../../http/page.ts';
import type { LtiTool } from '../ltiTool.ts';
import type { ToolCourse } from '../toolPlaces.ts';
import type { Column } from '../scores/columnsOf.ts';
import { columnsSection } from '../scores/scoresPage.ts';
import type { ContentItem } from './contentItem.ts';
import { latinDigits } from '../../language/latinDigits.ts';

/** Address of the pages on which authors and instructors open tools and choose their content. */
export const teachToolsPath = '/teach/tools';
/** The address of a course's page. */
export const coursePath = (id: string) => `${teachToolsPath}/${encodeURIComponent(id)}`;

/** The address of the page on which an author takes an offer of a tool. */
export const offerPath = ({ objectiveId, id }: { readonly objectiveId: string; readonly id: string }): string =>
  `${coursePath(objectiveId)}/offers/${encodeURIComponent(id)}`;

/** The list of courses. */
export function teachListPage(
  language: Language,
  courses: readonly { readonly id: string; readonly name: string }[],
  around: Around,
): string {
  const { text } = language;
  return page(
    language,
    text('teachTools.title'),
    html`<section class="sheet wide">
      <h1>${text('teachTools.title')}</h1>
      <p class="lead">${text('teachTools.lead')}</p>
      <ul class="rows">
        ${courses.map(
          ({ id, name }) =>
            html`<li>
              <div>
                <a href="${coursePath(id)}"><b dir="auto">${name}</b></a>
              </div>
            </li>`,
        )}
      </ul>
    </section>`,
    { around },
  );
}

/** The contents of a course's page. */
export interface TeachView {
  readonly course: ToolCourse;
  /** Tools that offer content; none where the course has no parts. */
  readonly choosable: readonly LtiTool[];
  readonly hasParts: boolean;
  readonly token: string;
  /** The number of parts that were added just now. */
  readonly added: number | null;
  /** Columns in which tools have given scores; null for a person who grades nobody. */
  readonly columns: readonly Column[] | null;
}

/** A course: its tools, to be opened as an instructor, and the tools whose content can be added (LTI-40). */
export function teachCoursePage(language: Language, view: TeachView, around: Around): string {
  const { text, tag } = language;
  const { course, choosable, token, added } = view;
  const hidden = html`<input type="hidden" name="token" value="${token}" />`;
  const figure = new Intl.NumberFormat(latinDigits(tag));
  return page(
    language,
    course.name,
    html`<section class="sheet wide">
      <h1 dir="auto">${course.name}</h1>
      ${
        added !== null &&
        html`<p class="notice good" role="status">${text('teachTools.added', { count: figure.format(added) })}</p>`
      }
      <h2>${text('teachTools.playing')}</h2>
      ${
        course.places.length === 0
          ? html`<p>${text('teachTools.nonePlaying')}</p>`
          : html`<ul class="rows">
              ${course.places.map(
                ({ axis, name, tool }) =>
                  html`<li>
                    <div><b dir="auto">${name}</b><span dir="auto">${tool.name}</span></div>
                    ${
                      tool.loginUrl !== null &&
                      html`<form method="post" action="${coursePath(course.id)}/open" target="_blank">
                        ${hidden}<input type="hidden" name="axis" value="${axis}" /><button
                          class="quiet"
                          aria-label="${text('teachTools.openNamed', { name })}"
                        >
                          ${text('teachTools.open')}
                        </button>
                      </form>`
                    }
                  </li>`,
              )}
            </ul>`
      }
      ${view.columns && columnsSection(language, view.columns, coursePath(course.id))}
      <h2>${text('teachTools.choose')}</h2>
      <p class="lead">${text(view.hasParts ? 'teachTools.chooseHelp' : 'teachTools.single')}</p>
      ${
        choosable.length === 0
          ? view.hasParts && html`<p>${text('teachTools.noneOffering')}</p>`
          : html`<ul class="rows">
              ${choosable.map(
                ({ id, name }) =>
                  html`<li>
                    <div><b dir="auto">${name}</b></div>
                    <form method="post" action="${coursePath(course.id)}/choose">
                      ${hidden}<input type="hidden" name="tool" value="${id}" /><button
                        class="quiet"
                        aria-label="${text('teachTools.chooseNamed', { name })}"
                      >
                        ${text('teachTools.chooseFrom')}
                      </button>
                    </form>
                  </li>`,
              )}
            </ul>`
      }
    </section>`,
    { around },
  );
}

/** An offer of a tool to an author. */
export interface OfferView {
  readonly course: string;
  readonly tool: string;
  readonly message: string | null;
  readonly items: readonly ContentItem[];
  /** Items of kinds that cannot be added. */
  readonly left: number;
  readonly token: string;
  readonly path: string;
}

/** An offer of a tool, before it becomes parts of the course (LTI-40). */
export function offerPage(language: Language, view: OfferView, around: Around): string {
  const { text, tag } = language;
  const { items, left } = view;
  return page(
    language,
    text('teachTools.offer'),
    html`<section class="sheet wide">
      <h1>${text('teachTools.offer')}</h1>
      <p class="lead">${text('teachTools.offerLead', { tool: view.tool, course: view.course })}</p>
      ${view.message && html`<p class="written" dir="auto">${view.message}</p>`}
      ${
        items.length === 0
          ? html`<p>${text('teachTools.offerNone')}</p>`
          : html`<ul class="rows">
              ${items.map(
                (item) =>
                  html`<li>
                    <div><b dir="auto">${item.title || view.tool}</b><span dir="auto">${item.text}</span></div>
                    <span>${text(`teachTools.kind.${item.type}`)}</span>
                  </li>`,
              )}
            </ul>`
      }
      ${left > 0 && html`<p>${text('teachTools.offerLeft', { count: new Intl.NumberFormat(latinDigits(tag)).format(left) })}</p>`}
      <form method="post" action="${view.path}" class="actions">
        <input type="hidden" name="token" value="${view.token}" />
        ${items.length > 0 && html`<button name="take" value="yes">${text('teachTools.take')}</button>`}
        <button class="quiet" name="take" value="no">${text('teachTools.leave')}</button>
      </form>
    </section>`,
    { around },
  );
}
