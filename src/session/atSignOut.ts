/**
 * The work of the portal's own page at a sign-out. On pages of hosts it stays empty, since elements there keep nothing that it would
 * remove.
 */
export const atSignOut: {
  /** Removes all that is kept of a person (OFF-5). Never rejects. */
  forget?: (userId: string) => Promise<void>;
} = {};
