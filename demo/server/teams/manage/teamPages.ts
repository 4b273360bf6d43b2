import type { Around } from '../../http/around.ts';
import { html } from '../../http/html.ts';
import type { Language } from '../../http/language.ts';
import { page } from '../../http/page.ts';
import { longestName, type TeamChange, type TeamFault } from './changeTeam.ts';
import type { TeamCourse, TeamCourseRow } from './listTeams.ts';
import { latinDigits } from '../../language/latinDigits.ts';

/** Address of the pages on which instructors make teams (TEAM-14). */
export const teamsPath = '/teach/teams';

/** The contents of a course's page besides its teams. */
export interface TeamView {
  readonly token: string;
  readonly done: TeamChange['action'] | null;
  /** A refused change, and why. */
  readonly refused: { readonly change: TeamChange; readonly fault: TeamFault } | null;
}

/** The courses that have parts for teams, each with the number of its teams. */
export function teamListPage(language: Language, courses: readonly TeamCourseRow[], around: Around): string {
  const { text, tag } = language;
  const figure = new Intl.NumberFormat(latinDigits(tag));
  return page(
    language,
    text('teams.title'),
    html`<section class="sheet wide">
      <h1>${text('teams.title')}</h1>
      <p class="lead">${text(courses.length > 0 ? 'teams.lead' : 'teams.noCourses')}</p>
      <ul class="rows">
        ${courses.map(
          ({ id, name, teams }) =>
            html`<li>
              <div>
                <a href="${teamsPath}/${id}"><b dir="auto">${name}</b></a>
              </div>
              <span>${teams === 0 ? text('teams.none') : text('teams.count', { count: figure.format(teams) })}</span>
            </li>`,
        )}
      </ul>
    </section>`,
    { around },
  );
}

type Team = TeamCourse['teams'][number];

function teamSection(language: Language, course: TeamCourse, team: Team, { token, refused }: TeamView) {
  const { text } = language;
  const address = `${teamsPath}/${course.id}`;
  const hidden = (action: TeamChange['action'], userId?: string) =>
    html`<input type="hidden" name="token" value="${token}" />
      <input type="hidden" name="action" value="${action}" />
      <input type="hidden" name="group" value="${team.id}" />
      ${userId !== undefined && html`<input type="hidden" name="user" value="${userId}" />`}`;
  const change = refused?.change;
  const mine = change && 'groupId' in change && change.groupId === team.id ? change : null;
  const others = course.learners.filter(({ id }) => !team.members.some((member) => member.id === id));
  const member = ({ id, name }: Team['members'][number]) =>
    html`<li>
      <div><b dir="auto">${name}</b></div>
      <form method="post" action="${address}">
        ${hidden('remove', id)}
        <button class="quiet" aria-label="${text('teams.removeOf', { name, team: team.name })}">
          ${text('teams.remove')}
        </button>
      </form>
    </li>`;
  return html`<section class="answer" aria-labelledby="team-${team.id}">
    <h2 id="team-${team.id}"><bdi>${team.name}</bdi></h2>
    ${
      team.members.length > 0
        ? html`<ul class="rows">
            ${team.members.map(member)}
          </ul>`
        : html`<p class="lead">${text('teams.empty')}</p>`
    }
    ${
      others.length > 0
        ? html`<form method="post" action="${address}">
            ${hidden('add')}
            <div class="field">
              <label for="add-${team.id}">${text('teams.member')}</label>
              <select id="add-${team.id}" name="user" required>
                <option value="">${text('teams.choose')}</option>
                ${others.map(({ id, name }) => html`<option value="${id}">${name}</option>`)}
              </select>
            </div>
            <div><button class="quiet">${text('teams.add')}</button></div>
          </form>`
        : html`<p class="lead">${text('teams.allIn')}</p>`
    }
    <form method="post" action="${address}">
      ${hidden('rename')}
      <div class="field">
        <label for="name-${team.id}">${text('teams.name')}</label>
        <input
          id="name-${team.id}"
          name="name"
          value="${mine?.action === 'rename' ? mine.name : team.name}"
          maxlength="${longestName}"
          required
          ${mine?.action === 'rename' && html` aria-invalid="true" aria-describedby="team-fault"`}
        />
      </div>
      <div><button class="quiet">${text('teams.rename')}</button></div>
    </form>
    ${
      team.members.length === 0 &&
      html`<form method="post" action="${address}">
        ${hidden('delete')}
        <div>
          <button class="quiet" aria-label="${text('teams.deleteOf', { team: team.name })}">
            ${text('teams.delete')}
          </button>
        </div>
      </form>`
    }
  </section>`;
}

/** The teams of a course: their members, and forms to change them (TEAM-14). */
export function teamCoursePage(language: Language, course: TeamCourse, view: TeamView, around: Around): string {
  const { text } = language;
  const { refused, done, token } = view;
  const created = refused?.change.action === 'create' ? refused.change : null;
  return page(
    language,
    `${text('teams.title')} · ${course.name}`,
    html`<section class="sheet wide">
      <h1 dir="auto">${course.name}</h1>
      <p class="lead">${text('teams.about')}</p>
      ${done && html`<p class="notice good" role="status">${text(`teams.done.${done}`)}</p>`}
      ${refused && html`<p class="notice" role="alert" id="team-fault">${text(`teams.fault.${refused.fault}`)}</p>`}
      ${course.teams.map((team) => teamSection(language, course, team, view))}
      ${course.teams.length === 0 && html`<p class="lead">${text('teams.none')}</p>`}
      <section class="answer" aria-labelledby="team-new">
        <h2 id="team-new">${text('teams.new')}</h2>
        <form method="post" action="${teamsPath}/${course.id}">
          <input type="hidden" name="token" value="${token}" />
          <input type="hidden" name="action" value="create" />
          <div class="field">
            <label for="new-name">${text('teams.name')}</label>
            <input
              id="new-name"
              name="name"
              value="${created?.name ?? ''}"
              maxlength="${longestName}"
              required
              ${created && html` aria-invalid="true" aria-describedby="team-fault"`}
            />
          </div>
          <div><button>${text('teams.create')}</button></div>
        </form>
      </section>
    </section>`,
    { around },
  );
}
