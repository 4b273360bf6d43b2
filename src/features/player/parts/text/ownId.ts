/**
 * The id that replaces an author's id, so that it equals none of ours: DOMPurify adds its prefix.
 * @param text the suffix of all ids in this text, so that they equal none of another text on the page
 */
export const ownId = (id: string, text: string): string => `user-content-${id}${text}`;
