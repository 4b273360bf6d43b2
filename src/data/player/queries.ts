import { queryOptions } from '../query/queryOptions.ts';
import { isAnnounced } from '../settings/isAnnounced.ts';
import { unlessReached } from '../settings/unlessReached.ts';
import { activityContent, activityTree, rootContent } from '../../contract/parts/activities.ts';
import { objectiveAccessOf } from '../../contract/courses/objectiveAccesses.ts';
import { publicObjectiveOf } from '../../contract/courses/openCatalog.ts';
import { lastProctoringSession } from '../../contract/parts/proctoring.ts';
import type { Activity } from '../../domain/tree/activity.ts';
import { inheritConstraints } from '../../domain/tree/inheritConstraints.ts';
import { asksAnswer, type PartContent } from '../../domain/tree/partContent.ts';
import type { proctoredRun, ProctoringSession } from '../../domain/proctoring/proctoringMismatch.ts';
import { isBusy, type LecternError } from '../../errors.ts';
import type { RuntimePort } from '../../port/port.ts';
import { jitter } from '../../plain/jitter.ts';
import { playerKeys } from './keys.ts';

/** A failed fetch of the whole tree is repeated after this (CONST-8), 10 % either way (CONST-28). */
const treeRetry = () => jitter(30_000);

/** One course of the learner. Rejects with 400, 401, 403 and 404 where it is not available to them (ERR-5). */
export const courseQuery = (port: RuntimePort, objectiveId: string) =>
  queryOptions({
    queryKey: playerKeys.course(objectiveId),
    queryFn: ({ signal }) => port.send(objectiveAccessOf, { params: { objectiveId } }, { signal }),
  });

/** One course of the open catalog; the request is made in nobody's name (PUB-3). */
export const publicCourseQuery = (port: RuntimePort, objectiveId: string) =>
  queryOptions({
    queryKey: playerKeys.publicCourse(objectiveId),
    queryFn: ({ signal }) => port.send(publicObjectiveOf, { params: { id: objectiveId } }, { signal }),
  });

/** The last proctoring session of a run; null where there was none (PROCT-1). */
export const proctoringQuery = (
  port: RuntimePort,
  { workflowId, activityWorkflowId, sessionId }: NonNullable<ReturnType<typeof proctoredRun>>,
) =>
  queryOptions({
    queryKey: playerKeys.proctoring(workflowId, sessionId),
    queryFn: ({ signal }): Promise<ProctoringSession | null> =>
      port
        .send(lastProctoringSession, { params: { id: workflowId, activityWorkflowId } }, { signal })
        .catch((error: LecternError) => {
          if (error.code === 'not_found') return null;
          throw error;
        }),
    // A session may be ended elsewhere while the learner works (PROCT-10).
    refetchInterval: ({ state }) => (state.data?.state === 'finished' ? false : jitter(15_000)),
  });

/** The content tree of a run, with settled constraints (DATA-18, DATA-19). As long as it fails it is fetched again (TREE-6). */
export const treeQuery = (port: RuntimePort, workflowId: string) =>
  queryOptions({
    queryKey: playerKeys.tree(workflowId),
    queryFn: async ({ signal }): Promise<Activity> =>
      inheritConstraints(await port.send(activityTree, { params: { id: workflowId } }, { signal })),
    retry: false,
    refetchInterval: ({ state }) => (state.error && !isBusy(state.error as LecternError) && treeRetry()) || false,
  });

/** Content that the learner works with through Lectern's own calls, and the extension that announces these. */
const workOf = (content: PartContent): string | null => {
  if (content.kind === 'discussion') return 'discussions';
  if (content.kind === 'survey') return 'surveys';
  return asksAnswer(content) ? 'answers' : null;
};

/**
 * The content of one part, as its author wrote it. It does not change while it is read.
 * @param activityPathId of the part, or the id of the root
 * @param of what it is: a course that is a single activity has no part, and a root has no path (CALL-25)
 */
export const contentQuery = (
  port: RuntimePort,
  workflowId: string,
  activityPathId: string,
  of: 'part' | 'course' = 'part',
) =>
  queryOptions({
    queryKey: playerKeys.content(workflowId, activityPathId),
    queryFn: async ({ signal }): Promise<PartContent> => {
      const reply = await (of === 'course'
        ? port.send(rootContent, { params: { id: workflowId } }, { signal })
        : port.send(activityContent, { params: { id: workflowId, activityPathId } }, { signal }));
      const content = { ...reply, activityPathId };
      const work = workOf(content);
      // An LMS that keeps no answers is not asked for them (CALL-5).
      return work === null || (await isAnnounced(port, work).catch(unlessReached))
        ? content
        : { ...content, kind: 'text', asksAnswer: false };
    },
    staleTime: 10 * 60_000,
  });
