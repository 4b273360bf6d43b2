import { isUnreadable, type Page, type Unreadable } from '../../contract/decode.ts';
import type { ObjectiveAccess } from '../../domain/course.ts';

/** A course of a list, or one that could not be read (LIST-8). */
export type CourseItem = { readonly kind: 'course'; readonly access: ObjectiveAccess } | { readonly kind: 'unreadable'; readonly id: string };

export type CoursePage = Page<ObjectiveAccess>;

/** The courses of all pages. One that slid from page to page while they were asked for is there once. */
export function courseItems(pages: readonly CoursePage[]): readonly CourseItem[] {
  const items = new Map<string, CourseItem>();
  pages.forEach((page, number) => {
    for (const item of page.items) {
      if (!isUnreadable(item)) items.set(item.id, { kind: 'course', access: item });
      // An item without an id is named by its place in its page, which is not enough among several pages.
      else items.set(`${number}/${item.id}`, { kind: 'unreadable', id: `${number}/${item.id}` });
    }
  });
  return [...items.values()];
}

export function unreadableOf(page: CoursePage): readonly Unreadable[] {
  return page.items.filter((item): item is Unreadable => isUnreadable(item));
}
