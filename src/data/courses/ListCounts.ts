/** How the courses of a whole list fall to the values of the filter groups. */
export interface ListCounts {
  readonly total: number;
  /** By value; null where the server does not count. */
  readonly progress: Readonly<Record<string, number>> | null;
  readonly priority: Readonly<Record<string, number>> | null;
  /** By id of the terms in use, the all-zero one among them; with their numbers, or null where those are not counted. */
  readonly terms: ReadonlyMap<string, number | null>;
  /** By id; null where the server does not count beyond what it tells with its collections. */
  readonly collections: Readonly<Record<string, number>> | null;
  readonly uncategorized: number;
}
