import { tutorHistory, tutorStanding } from '../../contract/tutor/tutorCalls.ts';
import type { TutorExchange } from '../../domain/tutor/tutor.ts';
import type { RuntimePort } from '../../port/port.ts';
import { queryOptions } from '../query/queryOptions.ts';
import { findModel } from './findModel.ts';

/** The knowledge model that answers in a course, or in all of them. */
export const modelQuery = (port: RuntimePort, objectiveId: string, aggregateId: string) =>
  queryOptions({
    queryKey: ['tutor', 'model', objectiveId, aggregateId] as const,
    queryFn: ({ signal }) => findModel(port, objectiveId ? { objectiveId, aggregateId } : null, signal),
    select: ({ id }) => id,
    // A missing model may be found a moment later. One in place of another that could not be fetched stays as long as the tutor is open,
    // since a change of the model would end an answer; the tutor asks again when it is opened next.
    staleTime: ({ state }) => (state.data?.sure ? Infinity : 0),
    refetchOnWindowFocus: ({ state }) => !state.data?.id,
    refetchOnReconnect: ({ state }) => !state.data?.id,
  });

/** The tutor's state for the learner. It is fetched again each time the tutor is opened, and when the window gets the focus. */
export const standingQuery = (port: RuntimePort, knowledgeModelId: string | null, activityPathId: string) =>
  queryOptions({
    queryKey: ['tutor', 'standing', knowledgeModelId, activityPathId] as const,
    queryFn: ({ signal }) =>
      port.send(
        tutorStanding,
        { params: { knowledgeModelId: knowledgeModelId ?? '' }, ...(activityPathId && { query: { activityPathId } }) },
        { signal },
      ),
    enabled: knowledgeModelId !== null,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });

/** The learner's questions and their answers in a knowledge model. */
export const historyQuery = (port: RuntimePort, knowledgeModelId: string, wanted: boolean) =>
  queryOptions({
    queryKey: ['tutor', 'history', knowledgeModelId] as const,
    queryFn: ({ signal }): Promise<readonly TutorExchange[]> =>
      port.send(tutorHistory, { params: { knowledgeModelId } }, { signal }),
    enabled: wanted,
  });
