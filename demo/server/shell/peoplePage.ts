import type { Around } from '../http/around.ts';
import { html } from '../http/html.ts';
import type { Language } from '../http/language.ts';
import { page } from '../http/page.ts';
import type { Person } from '../oidc/people.ts';
import type { FoundPeople } from './findPeople.ts';
import { latinDigits } from '../language/latinDigits.ts';

/**
 * The people of the academy, each with their roles and, where that is allowed, a button that signs the administrator in as them; a search
 * finds people for whom the page has no room (SESS-13).
 */
export function peoplePage(
  language: Language,
  { wanted, people, total }: FoundPeople,
  self: string,
  token: string,
  around: Around,
): string {
  const { text } = language;
  const roles = ({ roles: held }: Person) =>
    held.map((role) => text(roleKeys[role] ?? 'role.other')).join(text('list.comma'));
  /** Why nobody may act as a person. */
  const refusal = ({ id, roles }: Person) => {
    if (id === self) return text('people.you');
    return roles.includes('Administrator') ? text('people.administrator') : null;
  };
  const signInAs = ({ id, name }: Person) =>
    html`<form method="post" action="/admin/impersonation">
      <input type="hidden" name="token" value="${token}" />
      <button class="quiet" name="userId" value="${id}" aria-label="${text('people.signInAsNamed', { name })}">
        ${text('people.signInAs')}
      </button>
    </form>`;
  const row = (person: Person) => {
    const why = refusal(person);
    return html`<li>
      <div><b dir="auto">${person.name}</b><span>${roles(person)}</span></div>
      ${why ? html`<span class="why">${why}</span>` : signInAs(person)}
    </li>`;
  };
  const number = (value: number) => new Intl.NumberFormat(latinDigits(language.tag)).format(value);
  const few =
    people.length < total ? text('people.first', { shown: number(people.length), total: number(total) }) : null;
  const said = people.length === 0 ? text('people.none') : few;
  return page(
    language,
    text('people.title'),
    html`<section class="sheet wide">
      <h1>${text('people.title')}</h1>
      <p class="lead">${text('people.lead')}</p>
      <form method="get" action="/admin/people" role="search">
        <div class="field">
          <label for="q">${text('people.search')}</label
          ><input type="search" id="q" name="q" value="${wanted}" maxlength="100" autocomplete="off" />
        </div>
        <div><button class="quiet">${text('people.find')}</button></div>
      </form>
      ${said && html`<p role="status">${said}</p>`}
      ${
        people.length > 0 &&
        html`<ul class="rows">
          ${people.map(row)}
        </ul>`
      }
      ${wanted && html`<p class="actions"><a class="button quiet" href="/admin/people">${text('people.all')}</a></p>`}
    </section>`,
    { around },
  );
}

const roleKeys: Readonly<Record<string, 'role.Administrator' | 'role.Author' | 'role.Instructor' | 'role.Learner'>> = {
  Administrator: 'role.Administrator',
  Author: 'role.Author',
  Instructor: 'role.Instructor',
  Learner: 'role.Learner',
};
