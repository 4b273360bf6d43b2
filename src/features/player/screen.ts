import type { ObjectiveAccess } from '../../domain/course.ts';
import type { LecternError } from '../../errors.ts';

/** What the course page shows. */
export type Screen =
  | { readonly kind: 'loading' | 'notAvailable' }
  | { readonly kind: 'failed'; readonly error: LecternError | null }
  | { readonly kind: 'overview'; readonly access: ObjectiveAccess }
  | { readonly kind: 'content'; readonly access: ObjectiveAccess; readonly workflowId: string };

export interface ScreenInput {
  readonly view: 'overview' | 'details' | 'content';
  readonly objectiveId: string;
  readonly aggregateId: string;
  readonly access: ObjectiveAccess | undefined;
  readonly error: LecternError | null;
  /** The request waits for a connection. */
  readonly paused: boolean;
}

const closed: ReadonlySet<LecternError['code']> = new Set(['bad_request', 'unauthorized', 'forbidden', 'not_found']);

/** Whether the content view of a course exists (OVER-1): in progress, or reviewable and begun; never for LTI (ROUTE-34). */
export function hasContent({ objective, aggregate }: Pick<ObjectiveAccess, 'objective' | 'aggregate'>): boolean {
  const workflow = aggregate.lastObjectiveWorkflow;
  if (!workflow || objective.activity.type === 'lti') return false;
  return workflow.state === 'inProgress' || objective.activity.supportReview;
}

/** The screen of a course (ROUTE-4, ERR-5, ERR-6). What is known stays on screen when asking again fails. */
export function screenOf({ view, objectiveId, aggregateId, access, error, paused }: ScreenInput): Screen {
  if (!objectiveId) return { kind: 'notAvailable' };
  if (!access) {
    if (error) return closed.has(error.code) ? { kind: 'notAvailable' } : { kind: 'failed', error };
    return paused ? { kind: 'failed', error: null } : { kind: 'loading' };
  }
  if (aggregateId && aggregateId !== access.aggregate.id) return { kind: 'notAvailable' };
  const workflow = access.aggregate.lastObjectiveWorkflow;
  if (view === 'content' && workflow && hasContent(access)) return { kind: 'content', access, workflowId: workflow.id };
  return { kind: 'overview', access };
}

/** Which text explains a failed load. */
export function failureText(error: LecternError | null): 'offlineText' | 'timeoutText' | 'failedText' {
  if (!error || error.code === 'offline' || error.code === 'network') return 'offlineText';
  return error.code === 'timeout' ? 'timeoutText' : 'failedText';
}

/** Whether a failed load is no HTTP error, so that the unknown-error toast is said too (ERR-6). */
export function isUnknown(error: LecternError | null): boolean {
  return error !== null && error.detail.status === undefined && error.code !== 'offline';
}
