import { eq, inArray } from 'drizzle-orm';
import { plainOrigin } from '../../../src/web/plainOrigin.ts';
import { partsBelow } from '../calls/parts/partsBelow.ts';
import type { Db } from '../db/openDb.ts';
import { activities, objectives } from '../db/schema.ts';
import { ltiLinks, ltiTools } from '../db/schemaLti.ts';
import { uuidOf } from '../db/uuidOf.ts';
import type { LtiTool } from './ltiTool.ts';

/** A place of a course at which a tool plays. */
export interface ToolPlace {
  readonly objectiveId: string;
  /** Ids of the parts from the root, joined by `/`; empty for a course that is the tool alone. */
  readonly axis: string;
  /** Id of the same place for tools (LTI-2). */
  readonly resourceLinkId: string;
  readonly activityId: string;
  readonly name: string;
  readonly url: string;
  readonly custom: Readonly<Record<string, string>>;
  readonly size: { readonly width: number | null; readonly height: number | null };
  readonly tool: LtiTool;
}

/** A course as tools see it. */
export interface ToolCourse {
  readonly id: string;
  readonly name: string;
  readonly code: string | null;
  readonly places: readonly ToolPlace[];
}

/** The id of a place for tools: the same part in two courses, or twice in one course, is two links. */
const resourceLinkIdOf = (objectiveId: string, axis: string) => uuidOf(`lti link ${objectiveId}/${axis}`);

/** A course with all places at which tools play, in reading order; null where there is no such course. */
export async function toolCourse(db: Db, objectiveId: string): Promise<ToolCourse | null> {
  const [course] = await db
    .select({ objective: objectives, root: activities })
    .from(objectives)
    .innerJoin(activities, eq(activities.id, objectives.activityId))
    .where(eq(objectives.id, objectiveId));
  if (!course) return null;
  const { parts, children, placesIn } = await partsBelow(db, [course.root.id]);
  const places = [{ axis: '', activity: course.root as Pick<typeof course.root, Fields> }];
  const visit = (parentId: string, above: string) => {
    for (const at of placesIn.get(parentId) ?? []) {
      const [axis, id] = [above ? `${above}/${parts.id[at]}` : (parts.id[at] ?? ''), children.id[at] ?? ''];
      places.push({
        axis,
        activity: {
          id,
          name: children.name[at] ?? '',
          preferredWidth: children.preferredWidth[at] ?? null,
          preferredHeight: children.preferredHeight[at] ?? null,
        },
      });
      visit(id, axis);
    }
  };
  visit(course.root.id, '');
  const linked = await db
    .select({ link: ltiLinks, tool: ltiTools })
    .from(ltiLinks)
    .innerJoin(ltiTools, eq(ltiTools.id, ltiLinks.toolId))
    .where(
      inArray(
        ltiLinks.activityId,
        places.map(({ activity }) => activity.id),
      ),
    );
  const byActivity = new Map(linked.map((one) => [one.link.activityId, one]));
  return {
    id: course.objective.id,
    name: course.objective.name,
    code: course.objective.code,
    places: places.flatMap(({ axis, activity }) => {
      const found = byActivity.get(activity.id);
      if (!found) return [];
      const { url } = found.link;
      return {
        objectiveId,
        axis,
        resourceLinkId: resourceLinkIdOf(objectiveId, axis),
        activityId: activity.id,
        name: activity.name,
        // A link that was stored before such addresses were refused opens the tool itself.
        url: url !== null && plainOrigin(url) !== null ? url : found.tool.targetLinkUri,
        custom: found.link.custom,
        size: { width: activity.preferredWidth, height: activity.preferredHeight },
        tool: found.tool,
      };
    }),
  };
}

type Fields = 'id' | 'name' | 'preferredWidth' | 'preferredHeight';
