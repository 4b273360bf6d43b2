import { getTableColumns, sql, type Column } from 'drizzle-orm';
import type { Db } from '../../db/openDb.ts';
import { activities, activityParts } from '../../db/schema.ts';

const { content: _content, resource: _resource, asksAnswer: _asks, ...columns } = getTableColumns(activities);

/** Columns of an activity without what is in it. */
export const activityColumns = columns;
export type ActivityRow = Omit<typeof activities.$inferSelect, 'content' | 'resource' | 'asksAnswer'>;

type Lists<T> = { readonly [K in keyof T]: readonly T[K][] };

/** Parts below some activities: each column is a list, and a part is a place in all of them. */
export interface PartsBelow {
  readonly parts: Lists<typeof activityParts.$inferSelect>;
  /** What stands at the place. */
  readonly children: Lists<ActivityRow>;
  /** Places of the parts of an activity, in their order. */
  readonly placesIn: ReadonlyMap<string, readonly number[]>;
}

const listsOf = (table: 'p' | 'a', own: Readonly<Record<string, Column>>) =>
  Object.entries(own).map(([key, { name }]) => ({
    key,
    as: sql.identifier(`${table}_${key}`),
    column: sql`${sql.identifier(table)}.${sql.identifier(name)}`,
  }));
const lists = [...listsOf('p', getTableColumns(activityParts)), ...listsOf('a', columns)];
const each = (write: (list: (typeof lists)[number]) => ReturnType<typeof sql>) => sql.join(lists.map(write), sql`, `);

/**
 * All parts below these activities, however deep. The database writes each column down as one list in JSON: of 5,000 parts that takes
 * a third of the time of an object for each, and a quarter of that of rows. None of the columns is a date, which JSON has not.
 */
export async function partsBelow(db: Db, rootIds: readonly string[]): Promise<PartsBelow> {
  const answer = await db.execute(sql`
    with recursive below as (
      select id, parent_id, child_id from activity_parts where parent_id = any(${sql.param([...rootIds])})
      union
      select next.id, next.parent_id, next.child_id from activity_parts next join below on next.parent_id = below.child_id
    )
    select ${each(({ as }) => sql`coalesce(json_agg(${as}), '[]') as ${as}`)}
    from (
      select ${each(({ as, column }) => sql`${column} as ${as}`)}
      from below join activity_parts p on p.id = below.id join activities a on a.id = p.child_id
      order by p."order", p.id
    ) in_order`);
  const [row] = (answer as unknown as { readonly rows: readonly Readonly<Record<string, readonly unknown[]>>[] }).rows;
  const own = (table: 'p' | 'a') =>
    Object.fromEntries(
      Object.entries(row ?? {}).flatMap(([name, list]) =>
        name.startsWith(`${table}_`) ? [[name.slice(2), list]] : [],
      ),
    );
  const parts = own('p') as PartsBelow['parts'];
  const placesIn = new Map<string, number[]>();
  for (const [place, parentId] of parts.parentId.entries()) {
    const places = placesIn.get(parentId);
    if (places) places.push(place);
    else placesIn.set(parentId, [place]);
  }
  return { parts, children: own('a') as PartsBelow['children'], placesIn };
}
