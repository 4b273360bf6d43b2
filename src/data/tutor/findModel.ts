import { aggregateOf } from '../../contract/courses/objectiveAggregates.ts';
import { knowledgeModelOf } from '../../contract/tutor/tutorCalls.ts';
import type { RuntimePort } from '../../port/port.ts';
import { isAnnounced } from '../settings/isAnnounced.ts';

/**
 * The knowledge model that answers (TUTOR-1): that of the course, or the tenant's default one where there is no course or its model cannot
 * be fetched; null where there is no tutor (TUTOR-3).
 * @param course null where the place is not below `/courses`
 */
export async function findModel(
  port: RuntimePort,
  course: { readonly objectiveId: string; readonly aggregateId: string } | null,
  signal: AbortSignal,
): Promise<string | null> {
  if (!(await isAnnounced(port, 'tutor'))) return null;
  const { defaultKnowledgeModelId } = await port.host.configuration();
  if (!course) return defaultKnowledgeModelId;
  const { objectiveId } = course;
  try {
    const id = course.aggregateId || (await port.send(aggregateOf, { params: { id: objectiveId } }, { signal })).id;
    return await port.send(knowledgeModelOf, { params: { id } }, { signal });
  } catch {
    return defaultKnowledgeModelId;
  }
}
