/** A unit that a person belongs to. */
export interface Unit {
  readonly name: string;
  /** The one that is shown first, and beside their name (PROF-1). */
  readonly isPrimary: boolean;
}
