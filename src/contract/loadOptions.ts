/** A condition on one field, or conditions joined by `and` or `or`. */
export type FilterExpression = readonly [field: string, operator: string, value: unknown] | readonly (FilterExpression | 'and' | 'or')[];

/** What a list call can be asked for. Each key is sent as JSON in a query parameter of its name. */
export interface LoadOptions {
  readonly filter?: FilterExpression;
  readonly sort?: readonly { readonly selector: string; readonly desc?: boolean }[];
  readonly select?: readonly string[];
  readonly skip?: number;
  readonly take?: number;
  readonly requireTotalCount?: boolean;
}
