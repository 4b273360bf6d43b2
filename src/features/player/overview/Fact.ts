/** One fact about a course. */
export interface Fact {
  readonly name: string;
  readonly value: string;
}
