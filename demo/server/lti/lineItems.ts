import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { ltiLineItems } from '../db/schemaLti.ts';
import { uuidOf } from '../db/uuidOf.ts';
import type { ToolCourse, ToolPlace } from './toolPlaces.ts';

/** A column of the grade book. */
export type LineItem = typeof ltiLineItems.$inferSelect;

/** The id of the column that a place has by itself. */
const ownLineItemId = ({ objectiveId, axis }: Pick<ToolPlace, 'objectiveId' | 'axis'>) =>
  uuidOf(`lti line item ${objectiveId}/${axis}`);

/** What an author, or a tool's content item, says of the column of a part. */
export type LineItemWish = Partial<Pick<LineItem, 'label' | 'scoreMaximum' | 'resourceId' | 'tag'>>;

/** Makes the columns that places have by themselves, where they are not there yet (LTI-20): what is not scored is completed there too. */
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
