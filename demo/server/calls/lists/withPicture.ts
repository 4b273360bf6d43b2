/** Gives the picture of an item's course an absolute address: lists are also shown on pages of other origins. */
export function withPicture<T extends { readonly objective: { readonly imageUrl: string | null } }>(
  origin: string,
  item: T,
): T {
  return { ...item, objective: pictured(origin, item.objective) };
}

/** The same for a course by itself. */
export const pictured = <T extends { readonly imageUrl: string | null }>(origin: string, course: T): T => ({
  ...course,
  imageUrl: course.imageUrl && new URL(course.imageUrl, origin).href,
});
