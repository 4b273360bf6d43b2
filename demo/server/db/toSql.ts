import { sql, type SQL } from 'drizzle-orm';
import type { FieldKind, Filter, FilterOperator, FilterValue } from '../../../src/domain/filter.ts';

/** A list of ids that is kept in a table of its own. */
export interface IdList {
  /** The condition that a row's list holds an id. One that does not depend on the row inside is asked once, and not once a row. */
  readonly holds: (id: SQL) => SQL;
  readonly empty: SQL;
}

/** The expression behind each field: folded text, a number, a list of ids or an array of them. */
export type Columns<F extends string> = Readonly<Record<F, SQL | IdList>>;

const listOf = (own: SQL | IdList): IdList => ('holds' in own ? own : { holds: (id) => sql`${id} = any(${own})`, empty: sql`cardinality(${own}) = 0` });

const casts: Readonly<Record<FieldKind, SQL>> = {
  text: sql`text`,
  id: sql`text`,
  ids: sql`text`,
  number: sql`float8`,
  boolean: sql`boolean`,
  instant: sql`timestamptz`,
};

const join = (parts: readonly SQL[], word: 'and' | 'or') =>
  parts.length ? sql`(${sql.join([...parts], sql.raw(` ${word} `))})` : word === 'and' ? sql`true` : sql`false`;

const tests: Readonly<Record<FilterOperator, (own: SQL, value: SQL) => SQL>> = {
  '=': (own, value) => sql`${own} is not distinct from ${value}`,
  in: (own, value) => sql`${own} is not distinct from ${value}`,
  '<>': (own, value) => sql`${own} is distinct from ${value}`,
  '<': (own, value) => sql`coalesce(${own} < ${value}, false)`,
  '<=': (own, value) => sql`coalesce(${own} <= ${value}, false)`,
  '>': (own, value) => sql`coalesce(${own} > ${value}, false)`,
  '>=': (own, value) => sql`coalesce(${own} >= ${value}, false)`,
  contains: (own, value) => sql`coalesce(strpos(${own}, ${value}) > 0, false)`,
  notcontains: (own, value) => sql`coalesce(strpos(${own}, ${value}) = 0, true)`,
  startswith: (own, value) => sql`coalesce(starts_with(${own}, ${value}), false)`,
  endswith: (own, value) => sql`coalesce(right(${own}, length(${value})) = ${value}, false)`,
};

/** A filter as a condition that is true or false and never null, equal to `matches` of the same tree. */
export function toSql<F extends string>(filter: Filter<F>, columns: Columns<F>): SQL {
  if (filter.kind === 'not') return sql`not (${toSql(filter.of, columns)})`;
  if (filter.kind !== 'test') {
    return join(filter.of.map((part) => toSql(part, columns)), filter.kind === 'all' ? 'and' : 'or');
  }
  const { type, operator, values } = filter;
  const own = columns[filter.field];
  const value = (one: FilterValue) => sql`${type === 'instant' && one !== null ? new Date(Number(one)).toISOString() : one}::${casts[type]}`;
  if (type !== 'ids' && !('holds' in own)) {
    // Folded text is compared by code points, which every engine knows as "C".
    const side = type === 'text' ? sql`(${own} collate "C")` : sql`(${own})`;
    return join(values.map((one) => tests[operator](side, value(one))), 'or');
  }
  const { holds: held, empty } = listOf(own);
  const holds = join(values.map((one) => (one === null ? empty : held(value(one)))), 'or');
  return operator === '<>' ? sql`not ${holds}` : holds;
}
