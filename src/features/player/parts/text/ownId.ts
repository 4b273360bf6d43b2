/**
 * The id that replaces an author's id, so that it differs from all ids of the page: DOMPurify adds its prefix.
 * @param text the suffix of all ids in this text, so that they differ from those of another text on the page
 */
export const ownId = (id: string, text: string): string => `user-content-${id}${text}`;
