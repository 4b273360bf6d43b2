import { html, type Html } from '../../hosts/html.ts';
import { createSay } from '../../hosts/texts.ts';
import { lmsTexts } from '../texts.ts';
import { layout, type LmsPage } from '../layout.ts';
import type { PlacedCourse, Platform } from './createPlatform.ts';
import { ownCourse } from './launchPayload.ts';
import { nameOf, people, type LmsPerson } from './people.ts';

const sayOf = ({ preferences }: LmsPage) => createSay(lmsTexts, preferences.language);

/** The choice of a person, without a password. */
function personForm(page: LmsPage, here: LmsPerson | null): Html {
  const { text, bare, label } = sayOf(page);
  const option = (person: LmsPerson) => {
    const about = bare(person.teaches ? 'teacher' : 'student');
    return html`<option value="${person.id}" ${person.id === here?.id && html` selected`}>
      ${nameOf(person)} (${about})
    </option>`;
  };
  return html`<form class="tools person" method="post" action="/lti/person">
    <label
      >${text('person')}
      <select name="person" ${label('person')}>
        ${people.map(option)}
      </select></label
    ><button>${text('be')}</button>
  </form>`;
}

const progressKeys = {
  Initialized: 'notStarted',
  Started: 'started',
  InProgress: 'inProgress',
  Submitted: 'submitted',
  Completed: 'completed',
} as const;

/** The course of this LMS: its placed courses, and the gradebook of the people whom the person may see. */
export function coursePage(page: LmsPage, platform: Platform, here: LmsPerson | null): Html {
  const { text } = sayOf(page);
  const number = new Intl.NumberFormat(page.preferences.language, { maximumFractionDigits: 2 });
  const seen = people.filter(({ id, teaches }) => !teaches && (here?.teaches === true || id === here?.id));
  const placed = platform.courses();
  const item = ({ id, title }: PlacedCourse) => html`<li><a href="/lti/courses/${id}">${title}</a></li>`;
  const row = (course: PlacedCourse) =>
    seen.map((person) => {
      const result = platform.resultOf(course, person.id);
      const score =
        result && result.score !== null
          ? `${number.format(result.score)} / ${number.format(course.maximum ?? 0)}`
          : '–';
      const key = progressKeys[(result?.activityProgress ?? 'Initialized') as keyof typeof progressKeys];
      return html`<tr>
        <th scope="row">${nameOf(person)}</th>
        <td>${course.title}</td>
        <td>${text(key)}</td>
        <td>${score}</td>
      </tr>`;
    });
  const graded = placed.filter(({ maximum }) => maximum !== null);
  const grades = html`<h2>${text('grades')}</h2>
    <div class="scroll">
      <table id="grades">
        <thead>
          <tr>
            <th scope="col">${text('student')}</th>
            <th scope="col">${text('course')}</th>
            <th scope="col">${text('progress')}</th>
            <th scope="col">${text('score')}</th>
          </tr>
        </thead>
        <tbody>
          ${graded.map(row)}
        </tbody>
      </table>
    </div>`;
  const content = html`<h2>${text('content')}</h2>
    ${
      placed.length > 0
        ? html`<ul class="placed">
            ${placed.map(item)}
          </ul>`
        : html`<p>${text('nothingPlaced')}</p>`
    }
    ${here?.teaches === true && html`<p><a class="cta" href="/lti/add">${text('addCourse')}</a></p>`}
    ${graded.length > 0 && grades}`;
  return layout(
    page,
    'platform',
    html`<h1>${ownCourse.title}</h1>
      <p>${text('platformText')}</p>
      ${personForm(page, here)} ${here ? content : html`<p>${text('chooseFirst')}</p>`}`,
  );
}

/**
 * The academy in a frame: a placed course, or the choice of one.
 * @param windowed the address that opens it in a separate window; absent where there is none
 */
export function toolPage(page: LmsPage, title: string, address: string, windowed?: string): Html {
  const { text } = sayOf(page);
  return layout(
    page,
    'platform',
    html`<p class="tools">
        <a href="/lti">${text('backToCourse')}</a>
        ${windowed && html`<a href="${windowed}" target="_blank" rel="noopener">${text('ownWindow')}</a>`}
      </p>
      <h1 class="hidden">${title}</h1>
      <iframe class="tool" id="tool" title="${title}" src="${address}" allow="fullscreen"></iframe>
      <p class="hidden" role="status" id="tool-says"></p>`,
  );
}

/** A page that is in the frame for a moment: a form that submits itself. */
export const onwardPage = (nonce: string, action: string, fields: Readonly<Record<string, string>>): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Northfield LMS</title>
        <link rel="icon" href="data:," />
      </head>
      <body>
        <form method="post" action="${action}">
          ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
          <noscript><button>Northfield LMS →</button></noscript>
        </form>
        <script nonce="${nonce}">
          document.forms[0].submit();
        </script>
      </body>
    </html>`;

/** The page in the frame after a course was chosen: it leads the page around it on. */
export const chosenPage = (nonce: string): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Northfield LMS</title>
        <link rel="icon" href="data:," />
      </head>
      <body>
        <p><a href="/lti" target="_top">Northfield LMS →</a></p>
        <script nonce="${nonce}">
          top.location.replace('/lti');
        </script>
      </body>
    </html>`;
