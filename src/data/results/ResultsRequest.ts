/** The orders of a learner's results: the newest first, or by the name of the course. */
export type ResultsOrder = 'newest' | 'name';

/** A request for a learner's results. */
export interface ResultsRequest {
  readonly keyword: string;
  readonly order: ResultsOrder;
}
