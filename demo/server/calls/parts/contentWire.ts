import { eq } from 'drizzle-orm';
import type { TreeRow } from '../../../../src/domain/tree/flattenTree.ts';
import { resourceKinds } from '../../../../src/domain/course/resources.ts';
import type { Db } from '../../db/openDb.ts';
import { activities } from '../../db/schema.ts';
import { activityPackages } from '../../db/scorm/schemaScorm.ts';
import { questionsOf } from '../../surveys/surveyPlace.ts';
import { notFound } from '../route.ts';
import type { LoadedRun } from './tree.ts';
import { aggregateWire } from './treeWire.ts';

/**
 * The content of a part as it is sent. The caller has to check whether the learner may read it now (SRV-13).
 * @param row null for the root
 */
export async function contentWire(db: Db, run: LoadedRun, row: TreeRow | null) {
  const [found] = await db
    .select()
    .from(activities)
    .where(eq(activities.id, row?.part.child.id ?? run.root.id));
  if (!found) throw notFound('part');
  const { gradedByHand: _g, scored: _s, content: html, resource, ...activity } = found;
  const [played] = await db.select().from(activityPackages).where(eq(activityPackages.activityId, found.id));
  const asksSurvey = (await questionsOf(db, found.id)) !== null;
  return {
    ...activity,
    ...(played && { resourceKind: resourceKinds.scorm }),
    ...(asksSurvey && { asksSurvey }),
    activityPathId: row?.part.activityPathId ?? run.root.id,
    content: html ?? '',
    ...resource,
    activityWorkflowAggregate: aggregateWire(run.activityWorkflows.find(({ axis }) => axis === (row?.part.axis ?? ''))),
  };
}
