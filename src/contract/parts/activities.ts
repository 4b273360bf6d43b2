import { command, readCall } from '../wire/call.ts';
import { decode } from '../wire/decode.ts';
import { partContent } from './partContent.ts';
import { readTree } from './readActivity.ts';

type OfWorkflow = { readonly params: { readonly id: string } };

/** The whole content tree of a run, with the learner's aggregate of each part. */
export const activityTree = readCall({
  name: 'activity.tree',
  base: 'lms',
  path: 'users/me/objective-workflows/{id}/activity-with-aggregates',
  large: true,
  read: (body) => readTree('activity.tree', body),
  _input: {} as OfWorkflow,
});

/** One activity of a run with its content. @assumed */
export const activityContent = readCall({
  name: 'activity.get',
  base: 'lms',
  path: 'users/me/objective-workflows/{id}/activity/{activityPathId}',
  read: (body) => decode('activity.get', partContent, body),
  _input: {} as { readonly params: { readonly id: string; readonly activityPathId: string } },
});

/**
 * The root activity of a run with its content: the whole course, where it is a single activity, which has no path (CALL-25). @assumed
 */
export const rootContent = readCall({
  name: 'activity.root',
  base: 'lms',
  path: 'users/me/objective-workflows/{id}/activity',
  // A root may have no path.
  read: (body) => decode('activity.root', partContent, { activityPathId: '', ...(body as object) }),
  _input: {} as OfWorkflow,
});

/**
 * Starts the parts along a path from the root's child to a leaf (`activityPartIds` in that order). Parts that have started already stay as
 * they are. For a part that is done together, `groupId` names the group, or is null for alone (TEAM-4); that field is Lectern's own:
 * `teamChoice` in `extensions`.
 */
export const startActivityWorkflows = command({
  name: 'activityWorkflow.start',
  base: 'lms',
  path: 'start-activity-workflows',
  prefer: 'respond-sync',
  idempotency: 'natural',
  offline: 'confirm',
  // An LMS may reply with the runs along the path, which saves a request at a launch (FRAMED-3). @assumed
  read: (body): readonly string[] | null => {
    const ids = (body as { readonly activityWorkflowIds?: unknown } | null)?.activityWorkflowIds;
    return Array.isArray(ids) && ids.every((id) => typeof id === 'string') ? ids : null;
  },
  _input: {} as {
    readonly body: {
      readonly objectiveWorkflowId: string;
      readonly activityPartIds: readonly string[];
      readonly groupId?: string | null;
    };
  },
});

/**
 * Reports that a started part is shown again (`activityWorkflowIds` from the root's child to it). It changes only the
 * place where the learner left off (CALL-18, NEXT-7). @assumed
 */
export const updateActivityWorkflow = command({
  name: 'activityWorkflow.update',
  base: 'lms',
  method: 'PUT',
  path: 'users/me/objective-workflows/{id}/activity-workflows/{activityWorkflowId}',
  idempotency: 'natural',
  offline: 'refuse',
  read: () => null,
  _input: {} as {
    readonly params: { readonly id: string; readonly activityWorkflowId: string };
    readonly body: { readonly activityWorkflowIds: readonly string[] };
  },
});

/**
 * Finishes the part at the end of a path of runs (`activityWorkflowIds` from the root's child to the leaf). A part without a run is named
 * by its path of parts (`activityPartIds`, with no runs), and the LMS starts it first: Lectern's own, `finishByWay` in `extensions`
 * (OFF-12).
 */
export const finishActivityWorkflows = command({
  name: 'activityWorkflow.finish',
  base: 'lms',
  path: 'finish-activity-workflows',
  prefer: 'respond-sync',
  idempotency: 'natural',
  offline: 'queue',
  read: () => null,
  _input: {} as {
    readonly body: {
      readonly objectiveWorkflowId: string;
      readonly activityWorkflowIds: readonly string[];
      readonly activityPartIds?: readonly string[];
    };
  },
});
