import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { FieldKind } from '../../../src/domain/filter/filter.ts';
import type { Columns } from './toSql.ts';

/**
 * The order of a list, the same on every engine: text and ids by code points, and missing values last, upwards and downwards (SRV-23).
 * @param last the rows' own id, which decides between equal rows: otherwise one row could be on two pages, and another on none
 */
export function orderSql<F extends string>(
  sort: readonly { readonly field: F; readonly desc: boolean }[],
  fields: Readonly<Record<F, FieldKind>>,
  columns: Columns<F>,
  last: SQLWrapper,
): SQL[] {
  const keys = sort.map(({ field, desc }) => {
    const own = columns[field];
    if ('holds' in own) throw new Error(`A list is not sorted by "${field}".`);
    const side = fields[field] === 'text' || fields[field] === 'id' ? sql`(${own}) collate "C"` : own;
    return sql`${side} ${sql.raw(desc ? 'desc' : 'asc')} nulls last`;
  });
  return [...keys, sql`${last} collate "C"`];
}
