import { getTableColumns, sql, type Column } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { activities, activityParts } from '../db/schema.ts';

const { content: _content, resource: _resource, asksAnswer: _asks, ...columns } = getTableColumns(activities);

/** Columns of an activity without what is in it. */
export const activityColumns = columns;
export type ActivityRow = Omit<typeof activities.$inferSelect, 'content' | 'resource' | 'asksAnswer'>;
/** A place in a tree, and what stands there. */
export interface PartRow {
  readonly part: typeof activityParts.$inferSelect;
  readonly child: ActivityRow;
}
/** Parts by the activity that they stand in, in their order. */
export type PartsBelow = ReadonlyMap<string, readonly PartRow[]>;

const asJson = (table: string, own: Readonly<Record<string, Column>>) =>
  sql`json_build_object(${sql.join(Object.entries(own).map(([key, { name }]) => sql`${sql.raw(`'${key}'`)}, ${sql.identifier(table)}.${sql.identifier(name)}`), sql`, `)})`;

const json = sql`json_build_object('part', ${asJson('p', getTableColumns(activityParts))}, 'child', ${asJson('a', columns)})`;

/**
 * All parts below these activities, however deep. The database writes them down as one JSON text: thousands of rows of thirty columns take
 * longer to be taken apart than to be found. None of the columns is a date, which JSON has not.
 */
export async function partsBelow(db: Db, rootIds: readonly string[]): Promise<PartsBelow> {
  const found = new Map<string, PartRow[]>();
  if (rootIds.length === 0) return found;
  const answer = await db.execute(sql`
    with recursive below as (
      select id, parent_id, child_id from activity_parts where parent_id in (${sql.join(rootIds.map((id) => sql`${id}`), sql`, `)})
      union
      select next.id, next.parent_id, next.child_id from activity_parts next join below on next.parent_id = below.child_id
    )
    select coalesce(json_agg(${json} order by p."order", p.id), '[]') as parts from below join activity_parts p on p.id = below.id join activities a on a.id = p.child_id`);
  const [row] = (answer as unknown as { readonly rows: readonly { readonly parts: readonly PartRow[] }[] }).rows;
  for (const one of row?.parts ?? []) {
    const own = found.get(one.part.parentId);
    if (own) own.push(one);
    else found.set(one.part.parentId, [one]);
  }
  return found;
}
