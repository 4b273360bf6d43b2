import {
  array,
  boolean,
  maxValue,
  minValue,
  number,
  object,
  optional,
  pipe,
  safeInteger,
  string,
  type GenericSchema,
} from 'valibot';
import { parseFilter, type FieldKind, type Filter } from '../../../../src/domain/filter/filter.ts';
import { LecternError } from '../../../../src/errors.ts';
import { checked } from '../route.ts';

/** The load options of a list call, checked (CALL-4). */
export interface ListOptions<F extends string> {
  readonly filter: Filter<F> | null;
  readonly sort: readonly { readonly field: F; readonly desc: boolean }[];
  /** Paths of the wanted fields of each item; null means all fields. */
  readonly select: readonly string[] | null;
  readonly skip: number;
  readonly take: number;
  readonly count: boolean;
}

const whole = pipe(number(), safeInteger(), minValue(0));
const shape = object({
  sort: optional(array(object({ selector: string(), desc: optional(boolean(), false) })), []),
  select: optional(array(string())),
  skip: optional(whole, 0),
  take: optional(pipe(whole, maxValue(1000)), 1000),
  requireTotalCount: optional(boolean(), false),
}) satisfies GenericSchema;

/**
 * Reads the query parameters of a list call, each of which is JSON.
 * @throws LecternError `bad_request`, naming the parameter
 */
export function listOptions<F extends string>(query: unknown, fields: Readonly<Record<F, FieldKind>>): ListOptions<F> {
  const bad = (name: string, message: string) =>
    new LecternError('bad_request', message, { field: name, messages: { [name]: [message] } });
  const given: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(query as Record<string, unknown>)) {
    if (name !== 'filter' && !Object.hasOwn(shape.entries, name)) continue;
    try {
      given[name] = JSON.parse(String(text));
    } catch {
      throw bad(name, `The parameter "${name}" is not JSON.`);
    }
  }
  const { sort, select, skip, take, requireTotalCount } = checked(shape, given);
  return {
    filter: given['filter'] == null ? null : parseFilter(given['filter'], fields),
    sort: sort.map(({ selector, desc }) => {
      if (!Object.hasOwn(fields, selector) || fields[selector as F] === 'ids')
        throw bad('sort', `There is no field "${selector}" to sort by.`);
      return { field: selector as F, desc };
    }),
    select: select ?? null,
    skip,
    take,
    count: requireTotalCount,
  };
}

/** The selected fields of an item, by paths; lists keep their items. */
export function pick(item: unknown, paths: readonly string[] | null): unknown {
  if (!paths || item === null || typeof item !== 'object') return item;
  if (Array.isArray(item)) return item.map((one: unknown) => pick(one, paths));
  const heads = new Map<string, string[] | null>();
  for (const path of paths) {
    const [head = '', ...rest] = path.split('.');
    const known = heads.get(head);
    if (known !== null) heads.set(head, rest.length > 0 ? [...(known ?? []), rest.join('.')] : null);
  }
  return Object.fromEntries(
    Object.entries(item).flatMap(([name, value]) =>
      heads.has(name) ? [[name, pick(value, heads.get(name) ?? null)]] : [],
    ),
  );
}
