/** What the portal's own page does as somebody signs out: elements on a page of somebody else keep nothing that it would remove. */
export const atSignOut: {
  /** Removes all that is kept of a person (OFF-5). Never rejects. */
  forget?: (userId: string) => Promise<void>;
} = {};
