import { sql, type SQL } from 'drizzle-orm';
import type { FieldKind, Filter, FilterOperator, FilterValue } from '../../../src/domain/filter/filter.ts';

/** A list of ids in a separate table. */
export interface IdList {
  /**
   * The condition that a row's list holds any of these ids, an array. A condition without a reference to the row is evaluated once, and not
   * once a row.
   */
  readonly holds: (ids: SQL) => SQL;
  readonly empty: SQL;
}

/** The expression behind each field: folded text, a number, a list of ids or an array of them. */
export type Columns<F extends string> = Readonly<Record<F, SQL | IdList>>;

const listOf = (own: SQL | IdList): IdList =>
  'holds' in own ? own : { holds: (ids) => sql`${own} && ${ids}`, empty: sql`cardinality(${own}) = 0` };

const casts: Readonly<Record<FieldKind, SQL>> = {
  text: sql`text`,
  id: sql`text`,
  ids: sql`text`,
  number: sql`float8`,
  boolean: sql`boolean`,
  instant: sql`timestamptz`,
};

/** An empty `and` is true; an empty `or` is false. */
const OF_NONE = { and: sql`true`, or: sql`false` };

const join = (parts: readonly SQL[], word: 'and' | 'or') =>
  parts.length ? sql`(${sql.join([...parts], sql.raw(` ${word} `))})` : OF_NONE[word];

const tests: Readonly<Record<Exclude<FilterOperator, 'in'>, (own: SQL, value: SQL) => SQL>> = {
  '=': (own, value) => sql`${own} is not distinct from ${value}`,
  '<>': (own, value) => sql`${own} is distinct from ${value}`,
  '<': (own, value) => sql`coalesce(${own} < ${value}, false)`,
  '<=': (own, value) => sql`coalesce(${own} <= ${value}, false)`,
  '>': (own, value) => sql`coalesce(${own} > ${value}, false)`,
  '>=': (own, value) => sql`coalesce(${own} >= ${value}, false)`,
  'contains': (own, value) => sql`coalesce(strpos(${own}, ${value}) > 0, false)`,
  'notcontains': (own, value) => sql`coalesce(strpos(${own}, ${value}) = 0, true)`,
  'startswith': (own, value) => sql`coalesce(starts_with(${own}, ${value}), false)`,
  // A value that does not occur in a text is not at its end, and `strpos` is faster.
  'endswith': (own, value) =>
    sql`coalesce(strpos(${own}, ${value}) > 0 and right(${own}, length(${value})) = ${value}, false)`,
};

/** A filter as a condition that is true or false and never null, with the same result as `matches` of the same tree. */
export function toSql<F extends string>(filter: Filter<F>, columns: Columns<F>): SQL {
  if (filter.kind === 'not') return sql`not (${toSql(filter.of, columns)})`;
  if (filter.kind !== 'test') {
    return join(
      filter.of.map((part) => toSql(part, columns)),
      filter.kind === 'all' ? 'and' : 'or',
    );
  }
  const { type, operator, values } = filter;
  const own = columns[filter.field];
  const plain = (one: FilterValue) => (type === 'instant' && one !== null ? new Date(Number(one)).toISOString() : one);
  const value = (one: FilterValue) => sql`${plain(one)}::${casts[type]}`;
  // All values are one parameter for the database: a thousand conditions on ten thousand rows would keep everybody waiting.
  const set = values.filter((one) => one !== null);
  const list = sql`${sql.param(set.map(plain))}::${casts[type]}[]`;
  if (type !== 'ids' && !('holds' in own)) {
    // Folded text is compared by code points, which every engine knows as "C".
    const side = type === 'text' ? sql`(${own} collate "C")` : sql`(${own})`;
    if (operator !== 'in')
      return join(
        values.map((one) => tests[operator](side, value(one))),
        'or',
      );
    return join(
      [
        ...(set.length > 0 ? [sql`coalesce(${side} = any(${list}), false)`] : []),
        ...(set.length < values.length ? [sql`${side} is null`] : []),
      ],
      'or',
    );
  }
  const { holds: held, empty } = listOf(own);
  const holds = join([...(set.length > 0 ? [held(list)] : []), ...(set.length < values.length ? [empty] : [])], 'or');
  return operator === '<>' ? sql`not ${holds}` : holds;
}
