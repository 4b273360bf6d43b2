import { html, type Html } from '../http/html.ts';
import type { Language } from '../http/language.ts';

const teaching = ['Instructor', 'Administrator'] as const;
const authoring = ['Author', 'Administrator'] as const;
const both = ['Author', 'Instructor', 'Administrator'] as const;

/** The pages below `/teach`, each with the roles that it is for. */
const pages = [
  ['/teach/grading', 'grading.title', teaching],
  ['/teach/teams', 'teams.title', teaching],
  ['/teach/discussions', 'disc.title', teaching],
  ['/teach/surveys', 'survey.title', teaching],
  ['/teach/proctoring', 'proctor.title', teaching],
  ['/teach/announcements', 'posts.title', teaching],
  ['/teach/questions', 'questions.title', teaching],
  ['/teach/leaving', 'leaving.title', teaching],
  ['/teach/tutor', 'tutor.title', teaching],
  ['/teach/tools', 'teachTools.title', both],
  ['/teach/packages', 'scorm.title', authoring],
  ['/teach/library', 'sibling.teach', authoring],
] as const;

/** Links to the pages of teachers, authors and administrators (SRV-95); null for anybody else. */
export function teachLinks({ text }: Language, roles: readonly string[]): Html | null {
  const own = pages.filter(([, , wanted]) => wanted.some((role) => roles.includes(role)));
  if (own.length === 0) return null;
  return html`<nav aria-label="${text('teach.title')}">
    <ul class="rows">
      ${own.map(
        ([path, title]) =>
          html`<li>
            <div>
              <a href="${path}"><b>${text(title)}</b></a>
            </div>
          </li>`,
      )}
    </ul>
  </nav>`;
}
