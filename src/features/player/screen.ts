import { cardDestination } from '../../domain/cardDestination.ts';
import type { NamedRun, RunName } from '../../data/player/namedRun.ts';
import type { ObjectiveAccess } from '../../domain/course.ts';
import { courseState } from '../../domain/courseState.ts';
import { enrolmentStanding } from '../../domain/enrolmentStanding.ts';
import type { Moment } from '../../domain/moment.ts';
import type { PublicObjective } from '../../domain/publicObjective.ts';
import { runReviewAllowed } from '../../domain/reviewAllowed.ts';
import type { LecternError } from '../../errors.ts';
import type { ObjectiveWorkflow } from '../../domain/workflow.ts';
import type { Route } from '../../routes/route.ts';

/** What the course page shows; a `redirect` is gone to in place of the address that was asked for. */
export type Screen =
  | { readonly kind: 'loading' | 'notAvailable' }
  | { readonly kind: 'failed'; readonly error: LecternError | null }
  | { readonly kind: 'redirect'; readonly to: Route }
  | { readonly kind: 'overview'; readonly access: ObjectiveAccess }
  | { readonly kind: 'public'; readonly course: PublicObjective }
  /** How the last run has ended (END-1). */
  | { readonly kind: 'ended'; readonly access: ObjectiveAccess }
  /** `query` is kept from part to part (ROUTE-6). */
  | { readonly kind: 'content'; readonly access: ObjectiveAccess; readonly run: ObjectiveWorkflow; readonly axis: string; readonly query: string };

/** Where a course is looked at from: among one's own, in the catalog, or in the open catalog. */
export type CoursePlace = 'courses' | 'catalog' | 'public';

export type CourseView = 'overview' | 'details' | 'content' | 'redirect' | 'review' | 'workflow';

export interface ScreenInput {
  readonly place: CoursePlace;
  readonly view: CourseView;
  readonly objectiveId: string;
  readonly aggregateId: string;
  readonly axis: string;
  /** Query of the address, which a redirect keeps. */
  readonly query: string;
  /** The run that the address names, where it names one; undefined until it is known, null where there is none. */
  readonly named: NamedRun | null | undefined;
  /** The last proctoring session does not fit the run: its content is closed (PROCT-1). */
  readonly mismatch: boolean;
  readonly moment: Moment;
  readonly access: ObjectiveAccess | undefined;
  /** The course as visitors see it, in the open catalog. */
  readonly course: PublicObjective | undefined;
  /** Whether the tenant has a catalog; undefined until that is known. */
  readonly catalog: boolean | undefined;
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
export function screenOf(input: ScreenInput): Screen {
  const { place, objectiveId, aggregateId, access, course, catalog, error, paused } = input;
  if (!objectiveId) return { kind: 'notAvailable' };
  if (place === 'public' ? !course : !access) {
    if (error) return closed.has(error.code) ? { kind: 'notAvailable' } : { kind: 'failed', error };
    return paused ? { kind: 'failed', error: null } : { kind: 'loading' };
  }
  if (place === 'public') return { kind: 'public', course: course! };
  // Whether there is a catalog decides where one is sent.
  if (catalog === undefined) return { kind: 'loading' };
  if (aggregateId && aggregateId !== access!.aggregate.id) return { kind: 'notAvailable' };
  return moved(input, access!, catalog) ?? view(input, access!);
}

/**
 * Where a course is looked at in the wrong place. From here nobody is sent in a circle: `/courses` sends away those who are
 * not enrolled, `/catalog` those who have begun (ENROL-14), and nobody is both.
 */
function moved({ place, view, objectiveId, axis, query }: ScreenInput, access: ObjectiveAccess, catalog: boolean): Screen | null {
  const standing = enrolmentStanding(access);
  const inCatalog: Screen = catalog ? { kind: 'redirect', to: { name: 'catalogCourse', objectiveId, rest: '', query } } : { kind: 'notAvailable' };
  // The helper behind shared links (ROUTE-29).
  if (view === 'redirect') {
    if (standing === 'enrolled') return { kind: 'redirect', to: destination(access, query) };
    return standing === 'choosable' ? inCatalog : { kind: 'notAvailable' };
  }
  if (place === 'catalog') {
    if (!catalog || standing === 'neither') return { kind: 'notAvailable' };
    const { lastObjectiveWorkflow: workflow, lastObjectiveRecord: record } = access.aggregate;
    // What has been begun is no longer chosen; it is gone on with where it stands among one's own.
    if (!workflow && !record) return null;
    return { kind: 'redirect', to: view === 'content' ? { name: 'content', objectiveId, axis: axis.split('/').filter(Boolean), query } : { name: 'course', objectiveId, aggregateId: null, review: false, query } };
  }
  // ENROL-8
  if (standing !== 'enrolled' && courseState(access.objective) !== 'archived') return inCatalog;
  // ROUTE-34
  if (view === 'content' && access.objective.activity.type === 'lti') return { kind: 'redirect', to: { name: 'course', objectiveId, aggregateId: null, review: false, query } };
  return null;
}

/** Where the card of a course leads (CARD-6). */
export function destination(access: ObjectiveAccess, query: string): Route {
  const objectiveId = access.objective.id;
  const to = cardDestination(access);
  if (to === 'content' && hasContent(access)) return { name: 'content', objectiveId, axis: [], query };
  return { name: 'course', objectiveId, aggregateId: to === 'aggregate' ? access.aggregate.id : null, review: false, query };
}

function view({ place, view: wanted, objectiveId, axis, query, named, mismatch, moment }: ScreenInput, access: ObjectiveAccess): Screen {
  const workflow = access.aggregate.lastObjectiveWorkflow;
  if (wanted !== 'content' && wanted !== 'review' && wanted !== 'workflow') {
    const ended = workflow && workflow.state !== 'inProgress' && parameter(query, 'ended') === workflow.id;
    return { kind: wanted === 'overview' && ended ? 'ended' : 'overview', access };
  }
  if (runName(wanted, '', query) && named === undefined) return { kind: 'loading' };
  if (named === null) return { kind: 'notAvailable' };
  const run = named?.run ?? workflow;
  const over = run?.state === 'finished';
  const earlier = run !== null && run.id !== workflow?.id;
  const open = hasContent(access) && !mismatch && (over ? runReviewAllowed(access, run, named ? named.record : access.aggregate.lastObjectiveRecord, moment) || (wanted === 'content' && !earlier) : wanted !== 'review' && !earlier);
  // What has no content is at home at its own address (ROUTE-37).
  if (!run || !open) return place === 'catalog' ? { kind: 'overview', access } : { kind: 'redirect', to: { name: 'course', objectiveId, aggregateId: null, review: false, query: without(query, 'viewType', 'attempt') } };
  const kept = [...(over && (wanted === 'review' || earlier || parameter(query, 'viewType') === 'REVIEW') ? ['viewType=REVIEW'] : []), ...(earlier ? [`attempt=${encodeURIComponent(run.id)}`] : []), without(query, 'viewType', 'attempt')];
  return { kind: 'content', access, run, axis: axis || (named?.axis.join('/') ?? ''), query: kept.filter(Boolean).join('&') };
}

const parameter = (query: string, name: string): string | null => new URLSearchParams(query).get(name);
const without = (query: string, ...names: readonly string[]): string => query.split('&').filter((part) => !names.some((name) => part.startsWith(`${name}=`))).join('&');

/** The run that an address names (ROUTE-7, ROUTE-36); null where it means the last one. */
export function runName(view: CourseView, activityWorkflow: string, query: string): RunName | null {
  if (view === 'workflow') return { activityWorkflow };
  const attempt = view === 'content' || view === 'review' ? parameter(query, 'attempt') : null;
  return attempt ? { attempt } : null;
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
