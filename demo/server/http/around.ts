import type { Language } from './language.ts';

/** The frame of a signed-in person's page: the person, the place of the page, and the way back. */
export interface Around {
  /** Name of the product, in place of the learner portal's. */
  readonly product: string;
  /** The person who is signed in. */
  readonly name: string;
  /** The way back to the learner portal. */
  readonly home: string;
  /** Pages above this one, the outermost first; then its own name. */
  readonly trail: readonly { readonly text: string; readonly href?: string }[];
}

/** The person who is signed in. */
interface Reader {
  readonly name: string;
  readonly roles: readonly string[];
}

type Step = Around['trail'][number];

/** Around a page of administrators and graders (SRV-31). @param trail steps from the index to this page; none on the index itself */
export function aroundAdmin({ text }: Language, actor: Reader | null, ...trail: readonly Step[]): Around {
  // Instructors may grade, but have no index of an administrator.
  const index = actor?.roles.includes('Administrator')
    ? [{ text: text('admin.title'), ...(trail.length > 0 && { href: '/admin' }) }]
    : [];
  return {
    product: text(index.length > 0 ? 'admin.title' : 'node.teaching'),
    name: actor?.name ?? '',
    home: text('page.portal'),
    trail: [...index, ...trail],
  };
}

/** Around a page that belongs to a course of a learner (ROUTE-27). */
export function aroundCourse(
  { text }: Language,
  actor: Pick<Reader, 'name'>,
  course: { readonly id: string; readonly name: string },
): Around {
  const trail = [
    { text: text('page.courses'), href: '/learn/courses' },
    { text: course.name, href: `/learn/courses/${course.id}/view/details` },
    { text: text('announcements.title') },
  ];
  return { product: text('portal'), name: actor.name, home: text('page.portal'), trail };
}
