import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { activityTypes, displayModes, objectiveStates } from '../../../../src/domain/course/states.ts';
import { contentTypes } from '../../../../src/domain/course/resources.ts';
import type { Db } from '../../db/openDb.ts';
import { activities, activityParts, objectives } from '../../db/schema.ts';
import { ltiLinks } from '../../db/schemaLti.ts';
import { ensureLineItems } from '../lineItems.ts';
import type { LtiTool } from '../ltiTool.ts';
import { toolCourse } from '../toolPlaces.ts';
import { textOf, type ContentItem } from './contentItem.ts';

function activityOf(id: string, item: ContentItem, tool: LtiTool): typeof activities.$inferInsert {
  const common = { id, name: item.title || tool.name, state: objectiveStates.ready };
  if (item.type !== 'ltiResourceLink')
    return { ...common, type: activityTypes.text, contentType: contentTypes.text, content: textOf(item) };
  const sized = item.iframe?.width != null && item.iframe.height != null;
  return {
    ...common,
    type: activityTypes.lti,
    contentType: contentTypes.lti13,
    scored: item.lineItem != null,
    supportLtiGrading: item.lineItem != null,
    displayMode: sized ? displayModes.embeddedCustom : displayModes.embeddedAuto,
    preferredWidth: item.iframe?.width ?? null,
    preferredHeight: item.iframe?.height ?? null,
  };
}

/**
 * Adds the content that an author took from a tool as parts at the end of a course (LTI-41).
 * @returns false where the course is one single activity, which has no parts
 */
export async function addContent(
  db: Db,
  objectiveId: string,
  tool: LtiTool,
  items: readonly ContentItem[],
  now: number,
): Promise<boolean> {
  const [course] = await db
    .select({ rootId: activities.id, type: activities.type })
    .from(objectives)
    .innerJoin(activities, eq(activities.id, objectives.activityId))
    .where(eq(objectives.id, objectiveId))
    .for('update');
  if (course?.type !== activityTypes.composite) return false;
  const parts = await db.select().from(activityParts).where(eq(activityParts.parentId, course.rootId));
  let order = Math.max(0, ...parts.map((part) => part.order));
  for (const item of items) {
    const [id, partId] = [randomUUID(), randomUUID()];
    const activity = activityOf(id, item, tool);
    await db.insert(activities).values(activity);
    order += 1;
    const scoreWeight = activity.scored ? 1 : 0;
    await db.insert(activityParts).values({ id: partId, parentId: course.rootId, childId: id, order, scoreWeight });
    if (item.type !== 'ltiResourceLink') continue;
    await db.insert(ltiLinks).values({ activityId: id, toolId: tool.id, url: item.url ?? null, custom: item.custom });
    const place = (await toolCourse(db, objectiveId))?.places.find(({ axis }) => axis === partId);
    if (!place || !item.lineItem) continue;
    const { label, scoreMaximum, resourceId = null, tag = null } = item.lineItem;
    await ensureLineItems(db, [place], now, { scoreMaximum, resourceId, tag, ...(label && { label }) });
  }
  await db
    .update(objectives)
    .set({ partsTotal: sql`${objectives.partsTotal} + ${items.length}` })
    .where(eq(objectives.id, objectiveId));
  return true;
}
