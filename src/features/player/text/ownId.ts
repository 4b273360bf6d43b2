/**
 * The id that an author's becomes, so that it meets none of ours: DOMPurify gives it its beginning.
 * @param text what ids of this text end with, so that they meet none of another text on the page
 */
export const ownId = (id: string, text: string): string => `user-content-${id}${text}`;
