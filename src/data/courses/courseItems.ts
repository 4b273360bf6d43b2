import { isUnreadable, type Page, type Unreadable } from '../../contract/wire/decode.ts';
import type { ObjectiveAccess } from '../../domain/course/course.ts';

/**
 * A course of a list, or one that could not be read (LIST-8). `twin` counts earlier courses of its page with the same
 * id.
 */
export type CourseItem =
  | { readonly kind: 'course'; readonly access: ObjectiveAccess; readonly twin?: number }
  | { readonly kind: 'unreadable'; readonly id: string };

export type CoursePage = Page<ObjectiveAccess>;

/**
 * The courses of all pages. A course that moved to a later page between two requests appears once; two courses of one page with the same id
 * appear as two.
 */
export function courseItems(pages: readonly CoursePage[]): readonly CourseItem[] {
  const items = new Map<string, CourseItem>();
  pages.forEach((page, number) => {
    const seen = new Map<string, number>();
    for (const item of page.items) {
      if (!isUnreadable(item)) {
        const twin = seen.get(item.id) ?? 0;
        seen.set(item.id, twin + 1);
        items.set(twin ? `${item.id} ${twin}` : item.id, { kind: 'course', access: item, ...(twin && { twin }) });
      }
      // An item without an id is named by its place in its page, which is not enough among several pages.
      else items.set(`${number}/${item.id}`, { kind: 'unreadable', id: `${number}/${item.id}` });
    }
  });
  return [...items.values()];
}

export function unreadableOf(page: CoursePage): readonly Unreadable[] {
  return page.items.filter((item): item is Unreadable => isUnreadable(item));
}
