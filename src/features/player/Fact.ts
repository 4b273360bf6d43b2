/** One thing known of a course. */
export interface Fact {
  readonly name: string;
  readonly value: string;
}
