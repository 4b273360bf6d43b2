import type { Instant } from '../time/instant.ts';

/** A banner of the tenant on the dashboard (DASH-9). */
export interface Banner {
  /** Stays the same when the text changes, so that a closed banner stays closed. */
  readonly id: string;
  readonly title: string;
  readonly text: string | null;
  /** Address that it links to, as the tenant wrote it; null if it has no link. */
  readonly link: string | null;
  /** Address of its picture, as the tenant wrote it. */
  readonly image: string | null;
  /** The banner is shown from this instant until the next one; null sets no limit. */
  readonly from: Instant | null;
  readonly until: Instant | null;
}
