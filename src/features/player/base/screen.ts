import { cardDestination } from '../../../domain/course/cardDestination.ts';
import type { NamedRun, RunName } from '../../../data/player/run/namedRun.ts';
import type { ObjectiveAccess } from '../../../domain/course/course.ts';
import { courseState } from '../../../domain/course/courseState.ts';
import { enrolmentStanding } from '../../../domain/course/enrolmentStanding.ts';
import type { Moment } from '../../../domain/time/moment.ts';
import type { PublicObjective } from '../../../domain/course/publicObjective.ts';
import { runReviewAllowed } from '../../../domain/results/reviewAllowed.ts';
import { isWithProctor } from '../../../domain/proctoring/isWithProctor.ts';
import type { LecternError } from '../../../errors.ts';
import type { ObjectiveWorkflow } from '../../../domain/course/workflow.ts';
import type { Route } from '../../../routes/route.ts';

/** The screen of the course page. A `redirect` replaces the requested address. */
export type Screen =
  | { readonly kind: 'loading' | 'notAvailable' }
  | { readonly kind: 'failed'; readonly error: LecternError | null }
  | { readonly kind: 'redirect'; readonly to: Route }
  | { readonly kind: 'overview'; readonly access: ObjectiveAccess }
  | { readonly kind: 'public'; readonly course: PublicObjective }
  /** The result of the last run (END-1). */
  | { readonly kind: 'ended'; readonly access: ObjectiveAccess }
  /** `query` is kept from part to part (ROUTE-6). */
  | {
      readonly kind: 'content';
      readonly access: ObjectiveAccess;
      readonly run: ObjectiveWorkflow;
      readonly axis: string;
      readonly query: string;
    };

/** The list from which a course is opened: the learner's own courses, the catalog, or the open catalog. */
export type CoursePlace = 'courses' | 'catalog' | 'public';

export type CourseView = 'overview' | 'details' | 'content' | 'redirect' | 'review' | 'workflow';

export interface ScreenInput {
  readonly place: CoursePlace;
  readonly view: CourseView;
  readonly objectiveId: string;
  readonly aggregateId: string;
  readonly axis: string;
  /** Query of the address. A redirect keeps it. */
  readonly query: string;
  /** The run that the address names; undefined if it names none or while the run loads, null if the run does not exist. */
  readonly named: NamedRun | null | undefined;
  /** Whether the last proctoring session does not fit the run, so that its content is closed (PROCT-1). */
  readonly mismatch: boolean;
  readonly moment: Moment;
  readonly access: ObjectiveAccess | undefined;
  /** The course as visitors see it, in the open catalog. */
  readonly course: PublicObjective | undefined;
  /** Whether the tenant has a catalog; undefined while this is unknown. */
  readonly catalog: boolean | undefined;
  readonly error: LecternError | null;
  /** Whether the request waits for a connection. */
  readonly paused: boolean;
}

const closed: ReadonlySet<LecternError['code']> = new Set(['bad_request', 'unauthorized', 'forbidden', 'not_found']);

/**
 * Whether the content view of a course exists (OVER-1): in progress, or reviewable and begun; never for LTI
 * (ROUTE-34), nor while a proctor grades (PROCT-4).
 */
export function hasContent({ objective, aggregate }: Pick<ObjectiveAccess, 'objective' | 'aggregate'>): boolean {
  const workflow = aggregate.lastObjectiveWorkflow;
  if (!workflow || objective.activity.type === 'lti' || isWithProctor(workflow)) return false;
  return workflow.state === 'inProgress' || objective.activity.supportReview;
}

/** The screen of a course (ROUTE-4, ERR-5, ERR-6). A loaded course stays on screen when a later request fails. */
export function screenOf(input: ScreenInput): Screen {
  const { place, objectiveId, aggregateId, access, course, catalog, error, paused } = input;
  if (!objectiveId) return { kind: 'notAvailable' };
  if (place === 'public' && course) return { kind: 'public', course };
  if (place === 'public' || !access) {
    if (error) return closed.has(error.code) ? { kind: 'notAvailable' } : { kind: 'failed', error };
    return paused ? { kind: 'failed', error: null } : { kind: 'loading' };
  }
  // A redirect depends on whether there is a catalog.
  if (catalog === undefined) return { kind: 'loading' };
  if (aggregateId && aggregateId !== access.aggregate.id) return { kind: 'notAvailable' };
  return moved(input, access, catalog) ?? view(input, access);
}

/**
 * The redirect for a course that is opened from the wrong list; null if the list is right. Redirects never form a
 * circle: `/courses` redirects learners who are not enrolled, `/catalog` redirects learners who have begun (ENROL-14),
 * and no learner is both.
 */
function moved(
  { place, view, objectiveId, axis, query }: ScreenInput,
  access: ObjectiveAccess,
  catalog: boolean,
): Screen | null {
  const standing = enrolmentStanding(access);
  const inCatalog: Screen = catalog
    ? { kind: 'redirect', to: { name: 'catalogCourse', objectiveId, rest: '', query } }
    : { kind: 'notAvailable' };
  // The helper behind shared links (ROUTE-29).
  if (view === 'redirect') {
    if (standing === 'enrolled') return { kind: 'redirect', to: destination(access, query) };
    return standing === 'choosable' ? inCatalog : { kind: 'notAvailable' };
  }
  if (place === 'catalog') {
    if (!catalog || standing === 'neither') return { kind: 'notAvailable' };
    const { lastObjectiveWorkflow: workflow, lastObjectiveRecord: record } = access.aggregate;
    // A course that was begun continues among the learner's own courses.
    if (!workflow && !record) return null;
    return {
      kind: 'redirect',
      to:
        view === 'content'
          ? { name: 'content', objectiveId, axis: axis.split('/').filter(Boolean), query }
          : { name: 'course', objectiveId, aggregateId: null, review: false, query },
    };
  }
  // ENROL-8
  if (standing !== 'enrolled' && courseState(access.objective) !== 'archived') return inCatalog;
  // ROUTE-34
  if (view === 'content' && access.objective.activity.type === 'lti')
    return { kind: 'redirect', to: { name: 'course', objectiveId, aggregateId: null, review: false, query } };
  return null;
}

/** Where the card of a course leads (CARD-6). */
function destination(access: ObjectiveAccess, query: string): Route {
  const objectiveId = access.objective.id;
  const to = cardDestination(access);
  if (to === 'content' && hasContent(access)) return { name: 'content', objectiveId, axis: [], query };
  return {
    name: 'course',
    objectiveId,
    aggregateId: to === 'aggregate' ? access.aggregate.id : null,
    review: false,
    query,
  };
}

/** Redirects to the course's own address, which always has content (ROUTE-37). */
const leave = (objectiveId: string, query: string): Screen => ({
  kind: 'redirect',
  to: { name: 'course', objectiveId, aggregateId: null, review: false, query: without(query, 'viewType', 'attempt') },
});

function view(
  { place, view: wanted, objectiveId, axis, query, named, mismatch, moment }: ScreenInput,
  access: ObjectiveAccess,
): Screen {
  const workflow = access.aggregate.lastObjectiveWorkflow;
  if (wanted !== 'content' && wanted !== 'review' && wanted !== 'workflow') {
    const ended = workflow && workflow.state !== 'inProgress' && parameter(query, 'ended') === workflow.id;
    return { kind: wanted === 'overview' && ended ? 'ended' : 'overview', access };
  }
  if (runName(wanted, '', query) && named === undefined) return { kind: 'loading' };
  if (named === null) return { kind: 'notAvailable' };
  const run = named?.run ?? workflow;
  const over = run?.state === 'finished';
  // A tool runs on the course's own page, also when the learner reviews its last run (BTN-11).
  if (access.objective.activity.type === 'lti' && wanted === 'review' && over && run.id === workflow?.id)
    return runReviewAllowed(access, run, access.aggregate.lastObjectiveRecord, moment) && !mismatch
      ? { kind: 'overview', access }
      : leave(objectiveId, query);
  const earlier = run !== null && run.id !== workflow?.id;
  const open =
    hasContent(access) &&
    !mismatch &&
    (over
      ? runReviewAllowed(access, run, named ? named.record : access.aggregate.lastObjectiveRecord, moment) ||
        (wanted === 'content' && !earlier)
      : wanted !== 'review' && !earlier);
  // A course without content has its own address (ROUTE-37).
  if (!run || !open) return place === 'catalog' ? { kind: 'overview', access } : leave(objectiveId, query);
  const kept = [
    ...(over && (wanted === 'review' || earlier || parameter(query, 'viewType') === 'REVIEW')
      ? ['viewType=REVIEW']
      : []),
    ...(earlier ? [`attempt=${encodeURIComponent(run.id)}`] : []),
    without(query, 'viewType', 'attempt'),
  ];
  return {
    kind: 'content',
    access,
    run,
    axis: axis || (named?.axis.join('/') ?? ''),
    query: kept.filter(Boolean).join('&'),
  };
}

const parameter = (query: string, name: string): string | null => new URLSearchParams(query).get(name);
const without = (query: string, ...names: readonly string[]): string =>
  query
    .split('&')
    .filter((part) => !names.some((name) => part.startsWith(`${name}=`)))
    .join('&');

/** The run that an address names (ROUTE-7, ROUTE-36); null if it means the last run. */
export function runName(view: CourseView, activityWorkflow: string, query: string): RunName | null {
  if (view === 'workflow') return { activityWorkflow };
  const attempt = view === 'content' || view === 'review' ? parameter(query, 'attempt') : null;
  return attempt ? { attempt } : null;
}

/** Whether a failure is not an HTTP error, so that the toast for unknown errors appears too (ERR-6). */
export function isUnknown(error: LecternError | null): boolean {
  return error !== null && error.detail.status === undefined && error.code !== 'offline';
}
