/** The result of one check of `lectern.doctor()`. In English, for the person who sets up the page. */
export interface Finding {
  /** Name of the check, such as `connect`. */
  readonly check: string;
  /** `unsure`: the page cannot tell, and says what to look at. */
  readonly state: 'ok' | 'wrong' | 'unsure';
  readonly says: string;
  /** The line that is missing, as it is written in a header, a setting or the page. */
  readonly mend?: string;
}
