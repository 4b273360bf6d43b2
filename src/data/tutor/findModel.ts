import { asError } from '../../commands/asError.ts';
import { aggregateOf } from '../../contract/courses/objectiveAggregates.ts';
import { knowledgeModelOf } from '../../contract/tutor/tutorCalls.ts';
import type { ErrorCode } from '../../errorCodes.ts';
import type { RuntimePort } from '../../port/port.ts';
import { isAnnounced } from '../settings/isAnnounced.ts';

/** Errors with which the server says that the course has no model, or none for this learner. Others pass. */
const final: ReadonlySet<ErrorCode> = new Set(['forbidden', 'not_found']);

/**
 * The knowledge model that answers (TUTOR-1): that of the course, or the tenant's default one where there is no course or its model cannot
 * be fetched; null where there is no tutor (TUTOR-3). `sure`: asked again, the server would say the same.
 * @param course null where the place is not below `/courses`
 */
export async function findModel(
  port: RuntimePort,
  course: { readonly objectiveId: string; readonly aggregateId: string } | null,
  signal: AbortSignal,
): Promise<{ readonly id: string | null; readonly sure: boolean }> {
  if (!(await isAnnounced(port, 'tutor'))) return { id: null, sure: false };
  const { defaultKnowledgeModelId } = await port.host.configuration();
  if (!course) return { id: defaultKnowledgeModelId, sure: defaultKnowledgeModelId !== null };
  const { objectiveId } = course;
  try {
    const id = course.aggregateId || (await port.send(aggregateOf, { params: { id: objectiveId } }, { signal })).id;
    return { id: await port.send(knowledgeModelOf, { params: { id } }, { signal }), sure: true };
  } catch (cause) {
    return { id: defaultKnowledgeModelId, sure: final.has(asError(cause).code) };
  }
}
