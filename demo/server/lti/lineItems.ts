import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { ltiLineItems } from '../db/schemaLti.ts';
import { uuidOf } from '../db/uuidOf.ts';
import type { ToolCourse, ToolPlace } from './toolPlaces.ts';

/** A column of the gradebook. */
export type LineItem = typeof ltiLineItems.$inferSelect;

/** The id of the column that belongs to a place. */
const ownLineItemId = ({ objectiveId, axis }: Pick<ToolPlace, 'objectiveId' | 'axis'>) =>
  uuidOf(`lti line item ${objectiveId}/${axis}`);

/** Properties of a part's column that an author or a tool's content item chooses. */
export type LineItemWish = Partial<Pick<LineItem, 'label' | 'scoreMaximum' | 'resourceId' | 'tag'>>;

/** Makes the missing columns of places (LTI-20). A part that is not scored has one too, because its tool completes it there. */
export async function ensureLineItems(
  db: Db,
  places: readonly ToolPlace[],
  now: number,
  wish: LineItemWish = {},
): Promise<void> {
  const rows = places.map((place) => ({
    id: ownLineItemId(place),
    objectiveId: place.objectiveId,
    toolId: place.tool.id,
    axis: place.axis,
    own: true,
    label: place.name.slice(0, 500),
    scoreMaximum: 100,
    made: new Date(now),
    ...wish,
  }));
  if (rows.length > 0) await db.insert(ltiLineItems).values(rows).onConflictDoNothing();
}

/** The columns of a tool in a course, in the order in which they were made. */
export async function lineItemsOf(
  db: Db,
  course: ToolCourse,
  toolId: string,
  now: number,
): Promise<readonly LineItem[]> {
  await ensureLineItems(
    db,
    course.places.filter(({ tool }) => tool.id === toolId),
    now,
  );
  return db
    .select()
    .from(ltiLineItems)
    .where(and(eq(ltiLineItems.objectiveId, course.id), eq(ltiLineItems.toolId, toolId)))
    .orderBy(asc(ltiLineItems.made), asc(ltiLineItems.id));
}
