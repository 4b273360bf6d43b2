/** The id that an author's becomes, so that it meets none of ours: DOMPurify gives it. */
export const ownId = (id: string): string => `user-content-${id}`;
