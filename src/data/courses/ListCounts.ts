/** The numbers of courses of a whole list, by the values of the filter groups. */
export interface ListCounts {
  readonly total: number;
  /** By value; null where the server does not count. */
  readonly progress: Readonly<Record<string, number>> | null;
  readonly priority: Readonly<Record<string, number>> | null;
  /** The terms in use by id, the all-zero id included, with their numbers; null for a number that is not counted. */
  readonly terms: ReadonlyMap<string, number | null>;
  /** By collection id; null where the server gives no counts but those in its collections. */
  readonly collections: Readonly<Record<string, number>> | null;
  readonly uncategorized: number;
}
