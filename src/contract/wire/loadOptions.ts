import type { FilterExpression } from '../../domain/filter/filter.ts';

/** The options of a list call. Each one is sent as JSON in a query parameter of its name. */
export interface LoadOptions {
  readonly filter?: FilterExpression;
  readonly sort?: readonly { readonly selector: string; readonly desc?: boolean }[];
  readonly select?: readonly string[];
  readonly skip?: number;
  readonly take?: number;
  readonly requireTotalCount?: boolean;
}
