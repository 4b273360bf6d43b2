import { outcomeFilters, type OutcomeFilter } from '../../domain/results/outcomeFilter.ts';
import type { ResultsOrder, ResultsRequest } from '../../data/results/ResultsRequest.ts';

/** The learner's choice in the results. */
export interface ResultsChoice extends ResultsRequest {
  readonly outcome: OutcomeFilter;
}

/** Orders of the list, the default first. */
export const resultsOrders = ['newest', 'name'] as const satisfies readonly ResultsOrder[];

/** The most letters of a search; a longer one is cut. */
export const longestKeyword = 200;

const oneOf = <T extends string>(all: readonly [T, ...(readonly T[])], value: string | null): T =>
  all.find((one) => one === value) ?? all[0];

/** Reads the choice from the query of an address. Unknown values are left out (RESULT-5). Never throws. */
export function readResultsQuery(query: string): ResultsChoice {
  const params = new URLSearchParams(query);
  return {
    keyword: (params.get('keyword') ?? '').slice(0, longestKeyword),
    outcome: oneOf(outcomeFilters, params.get('outcome')),
    order: oneOf(resultsOrders, params.get('sort')),
  };
}

/** A choice as the query of an address; {@link readResultsQuery} reads it back. */
export function resultsQuery({ keyword, outcome, order }: ResultsChoice): string {
  const params = new URLSearchParams();
  if (keyword) params.set('keyword', keyword);
  if (outcome !== 'all') params.set('outcome', outcome);
  if (order !== 'newest') params.set('sort', order);
  return params.toString();
}
