import type { Instant } from '../time/instant.ts';

/** A banner of the tenant on the dashboard (DASH-9). */
export interface Banner {
  /** Stays the same when its text changes: what was closed stays closed. */
  readonly id: string;
  readonly title: string;
  readonly text: string | null;
  /** Where it leads, as it was written; null where it leads nowhere. */
  readonly link: string | null;
  /** Address of its picture, as it was written. */
  readonly image: string | null;
  /** It is shown from here until there; null has no such end. */
  readonly from: Instant | null;
  readonly until: Instant | null;
}
