import { noId } from '../course/noId.ts';
import { LecternError } from '../../errors.ts';
import { fold } from './fold.ts';
import { toJson } from '../../plain/toJson.ts';

/** A filter as it goes over the wire: a triple, `['!', filter]`, or filters joined by `and` or `or` (CALL-4). */
export type FilterExpression =
  readonly [field: string, operator: string, value: unknown] | readonly (FilterExpression | string)[];

/**
 * The type of a field's values, which decides how they are compared. `text` is compared folded, `id` exactly, `ids` is a list of which any
 * member may fit; an `instant` is an ISO date.
 */
export type FieldKind = 'text' | 'id' | 'ids' | 'number' | 'boolean' | 'instant';
/** The fields that a list can be filtered by, as paths into its items. */
export type FieldTable = Readonly<Record<string, FieldKind>>;

/** A plain value: text already folded, an instant as milliseconds. */
export type FilterValue = string | number | boolean | null;
export type FilterOperator =
  '=' | '<>' | '<' | '<=' | '>' | '>=' | 'contains' | 'notcontains' | 'startswith' | 'endswith' | 'in';

/** A filter as a tree. With `=` and `in`, the value null finds fields that are not set, and empty lists of ids. */
export type Filter<F extends string = string> =
  | { readonly kind: 'all'; readonly of: readonly Filter<F>[] }
  | { readonly kind: 'any'; readonly of: readonly Filter<F>[] }
  | { readonly kind: 'not'; readonly of: Filter<F> }
  | {
      readonly kind: 'test';
      readonly field: F;
      readonly type: FieldKind;
      readonly operator: FilterOperator;
      readonly values: readonly FilterValue[];
    };

const equality: readonly FilterOperator[] = ['=', '<>', 'in'];
const ordered: readonly FilterOperator[] = [...equality, '<', '<=', '>', '>='];
const operators: Readonly<Record<FieldKind, readonly FilterOperator[]>> = {
  text: [...ordered, 'contains', 'notcontains', 'startswith', 'endswith'],
  id: equality,
  ids: equality,
  number: ordered,
  boolean: equality,
  instant: ordered,
};
// Lone surrogates and NUL. No database keeps them unchanged, so an id never contains them.
const unkeepable = /[\p{Cs}\0]/u;
const limits = { depth: 12, tests: 60, values: 1000 };

function refuse(message: string, field = 'filter'): never {
  throw new LecternError('bad_request', message, { field, messages: { filter: [message] } });
}

/**
 * Reads a filter. Filters that follow each other without `and` or `or` are joined by `and`.
 * @throws LecternError `bad_request`, naming the field, operator or value that is not known
 */
export function parseFilter<F extends string>(expression: unknown, fields: Readonly<Record<F, FieldKind>>): Filter<F> {
  let tests = 0;

  const test = (field: string, given: string, value: unknown): Filter<F> => {
    if (!Object.hasOwn(fields, field)) refuse(`There is no field "${field}" to filter by.`, field);
    const type = fields[field as F];
    const operator = given.toLowerCase() as FilterOperator;
    if (!operators[type].includes(operator)) refuse(`The field "${field}" has no operator "${given}".`, field);
    if ((tests += 1) > limits.tests) refuse(`A filter has at most ${limits.tests} conditions.`);
    if ((operator === 'in') !== Array.isArray(value))
      refuse(`The operator "${given}" of "${field}" ${operator === 'in' ? 'needs' : 'takes no'} list.`, field);
    const values = Array.isArray(value) ? (value as unknown[]) : [value];
    if (values.length > limits.values) refuse(`A list in a filter has at most ${limits.values} values.`, field);
    return { kind: 'test', field: field as F, type, operator, values: values.map((one) => plain(field, type, one)) };
  };

  const read = (node: unknown, depth: number): Filter<F> => {
    if (!Array.isArray(node) || node.length === 0 || depth > limits.depth)
      refuse('The filter is not written as conditions in lists.');
    const list = node as unknown[];
    if (list[0] === '!' && list.length === 2) return { kind: 'not', of: read(list[1], depth + 1) };
    if (typeof list[0] === 'string') {
      if (list.length !== 3 || typeof list[1] !== 'string') refuse('A condition has a field, an operator and a value.');
      return test(list[0], list[1], list[2]);
    }
    const words = new Set(list.filter((item) => typeof item === 'string').map((word) => word.toLowerCase()));
    for (const word of words)
      if (word !== 'and' && word !== 'or') refuse(`Conditions are joined by "and" or "or", not "${word}".`);
    if (words.size > 1) refuse('Conditions joined by "and" and "or" need lists of their own.');
    return {
      kind: words.has('or') ? 'any' : 'all',
      of: list.filter((item) => typeof item !== 'string').map((item) => read(item, depth + 1)),
    };
  };

  return read(expression, 0);
}

function plain(field: string, type: FieldKind, value: unknown): FilterValue {
  if (value === null) return null;
  if (type === 'boolean' && typeof value === 'boolean') return value;
  if (type === 'number' && typeof value === 'number' && Number.isFinite(value)) return value;
  if (type === 'text' && typeof value === 'string') return fold(value);
  if ((type === 'id' || type === 'ids') && typeof value === 'string' && !unkeepable.test(value))
    return value === noId ? null : value;
  if (type === 'instant' && typeof value === 'string') {
    const at = Date.parse(value);
    // No course has a date beyond this limit, and not every database can compare one.
    if (Math.abs(at) < 62_000_000_000_000) return at;
  }
  refuse(`${toJson(value)} is no value for the field "${field}".`, field);
}

/** Joins filters by `and`; absent ones are left out. */
export function allOf(...filters: readonly (FilterExpression | null | undefined)[]): FilterExpression | null {
  const given = filters.filter((filter) => filter != null);
  return given.length > 1 ? given.flatMap((filter, index) => (index ? ['and', filter] : [filter])) : (given[0] ?? null);
}
