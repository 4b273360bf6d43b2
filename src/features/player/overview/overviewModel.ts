import { availability } from '../../../domain/course/availability.ts';
import { courseSize } from '../../../domain/course/courseSize.ts';
import type { ObjectiveAccess } from '../../../domain/course/course.ts';
import { courseActions, type CourseAction, type CourseSituation } from '../../../domain/course/courseActions.ts';
import { courseState } from '../../../domain/course/courseState.ts';
import { coverIndex, type CoverIndex } from '../../../web/coverIndex.ts';
import { enrolmentStanding } from '../../../domain/course/enrolmentStanding.ts';
import { noId } from '../../../domain/course/noId.ts';
import type { Instant } from '../../../domain/time/instant.ts';
import type { Moment } from '../../../domain/time/moment.ts';
import { progressPercent } from '../../../domain/course/progress.ts';
import type { ScoreTone } from '../../../domain/results/scoreTone.ts';
import { verdictNow } from '../../../domain/results/verdictNow.ts';
import { verdictOf, type Verdict } from '../base/outcome/verdictOf.ts';
import { cutText } from './cutText.ts';
import type { Fact } from './Fact.ts';
import { blockReasonText, type BlockReasonText } from './blockReasonText.ts';
import type { CoursePlace } from '../base/screen.ts';
import { viewsOf, type View } from '../base/views/viewsOf.ts';
import { windowFacts } from './windowFacts.ts';
import type { Words } from '../base/Words.ts';

/** Progress ready to be drawn; `text` is the value in words. */
export interface OverviewProgress {
  readonly value: number;
  readonly text: string;
  readonly waiting: boolean;
}

/** Everything the overview shows, ready to be drawn. */
export interface OverviewModel {
  readonly cover: CoverIndex & { readonly dimmed: boolean };
  readonly badge: {
    readonly percent?: string;
    readonly grade?: string;
    readonly icon?: 'done' | 'waiting' | 'draft' | 'locked';
    readonly tone?: ScoreTone;
  } | null;
  readonly description: { readonly whole: string; readonly cut: string | null } | null;
  readonly buttons: readonly { readonly action: CourseAction; readonly filled: boolean }[];
  /** Whether a chip says that the learner is enrolled; in the catalog a button says it. */
  readonly enrolled: boolean;
  /** Whether the learner is not enrolled yet, so that starting enrols too (ENROL-2). */
  readonly choosable: boolean;
  readonly blockReason: BlockReasonText | null;
  /** Whether the run is being graded, or is with its proctor (PROCT-4). */
  readonly graded: boolean;
  /** Whether the course is mandatory, was not passed, and cannot be taken again by the learner alone (BTN-12). */
  readonly stuck: boolean;
  readonly verdict: Verdict | null;
  readonly progress: OverviewProgress | null;
  readonly facts: readonly Fact[];
  readonly views: readonly View[];
}

/** The first available of these actions becomes the only filled button, and comes first. */
const main: readonly CourseAction[] = ['continue', 'review', 'start', 'startAgain', 'addToMyCourses'];
/** A learner who has not passed needs another attempt more than a review (BTN-12). */
const mainAfterFailing: readonly CourseAction[] = ['continue', 'start', 'startAgain', 'review', 'addToMyCourses'];

/** Whether a course belongs to a term; the all-zero id means none (DATA-10). */
export const hasTerm = ({ termId }: Pick<ObjectiveAccess, 'termId'>): boolean => termId !== null && termId !== noId;

/**
 * Facts of the page in addition to course and time. `term`: its name, once loaded; `at`: the course's place in the list
 * from which it was opened (CARD-2).
 */
export interface OverviewSetting {
  readonly place: CoursePlace;
  readonly term: string | null;
  readonly at?: number | null;
}

/**
 * The overview of a course.
 * @param situation the time and its uncertainty, and whether proctoring blocks the course
 */
export function overviewModel(
  access: ObjectiveAccess,
  situation: CourseSituation,
  words: Words,
  { place, term, at = null }: OverviewSetting = { place: 'courses', term: null },
): OverviewModel {
  const { objective, aggregate } = access;
  const { actions: all, blockReason } = courseActions(access, situation);
  // A tool runs on this page, so there is no other page to continue on (BTN-11).
  const actions = objective.activity.type === 'lti' ? all.filter((action) => action !== 'continue') : all;
  const failed = hasFailed(access, situation);
  const filled = (failed ? mainAfterFailing : main).find((action) => actions.includes(action));
  const draft = courseState(objective) !== 'ready';
  const inCatalog = place === 'catalog';
  const graded = blockReason?.code === 'inGrading';
  const verdict: Verdict | null = graded
    ? { title: words.t('grading'), text: null, lack: null, grade: null, tone: 'pending', icon: 'waiting' }
    : verdictOf(access, situation, words);
  const shown = actions.filter((action) => action !== filled && (action !== 'enrolled' || inCatalog));
  return {
    cover: { ...coverIndex(objective.id, at), dimmed: draft && aggregate.lastObjectiveWorkflow === null },
    badge: graded ? { icon: 'waiting' } : badgeOf(access, situation, words),
    description: objective.description ? { whole: objective.description, cut: cutText(objective.description) } : null,
    buttons: [...(filled ? [filled] : []), ...shown].map((action) => ({ action, filled: action === filled })),
    enrolled: actions.includes('enrolled') && !inCatalog,
    choosable: enrolmentStanding(access) === 'choosable',
    blockReason: blockReason && blockReasonText(blockReason, words),
    graded,
    stuck: failed && access.isMandatory && !blockReason && !all.includes('start') && !all.includes('startAgain'),
    verdict,
    progress: progressOf(access, words, graded),
    facts: factsOf(access, situation, words, { verdict, term }),
    views: viewsOf(access, graded),
  };
}

/** Whether the run that counts was not passed, and the learner may know this. */
function hasFailed(access: ObjectiveAccess, moment: Moment): boolean {
  const verdict = verdictNow(access, moment);
  return verdict?.kind === 'shown' && verdict.outcome === 'failed';
}

function badgeOf(access: ObjectiveAccess, moment: Moment, { formats }: Words): OverviewModel['badge'] {
  const verdict = verdictNow(access, moment);
  if (!verdict) {
    if (courseState(access.objective) === 'draft') return { icon: 'draft' };
    return availability(access, moment).code === 'open' ? null : { icon: 'locked' };
  }
  if (verdict.kind === 'inProgress')
    return {
      percent: formats.percent(progressPercent(access.aggregate.lastObjectiveWorkflow?.progress ?? 0) / 100),
      tone: 'accent',
    };
  if (verdict.kind === 'grading' || (verdict.kind === 'shown' && verdict.outcome === 'pending'))
    return { icon: 'waiting' };
  if (verdict.kind === 'shown' && verdict.grade !== null)
    return { grade: verdict.grade, ...(verdict.tone ? { tone: verdict.tone } : {}) };
  if (verdict.kind === 'shown' && verdict.outcome === 'grading') return { icon: 'waiting' };
  return { icon: 'done', tone: 'success' };
}

function progressOf(
  { aggregate, parts }: ObjectiveAccess,
  { t, formats }: Words,
  graded = false,
): OverviewProgress | null {
  const workflow = aggregate.lastObjectiveWorkflow;
  if (!workflow || workflow.state === 'finished') return null;
  const text = parts
    ? t('parts', { count: parts.total, done: formats.number(parts.done) })
    : formats.percent(progressPercent(workflow.progress) / 100);
  return { value: workflow.progress, text, waiting: graded || workflow.state !== 'inProgress' };
}

function factsOf(
  access: ObjectiveAccess,
  moment: Moment,
  words: Words,
  { verdict, term }: { readonly verdict: Verdict | null; readonly term: string | null },
): readonly Fact[] {
  const { t, formats, now } = words;
  const { lastObjectiveWorkflow: workflow, lastObjectiveRecord: record } = access.aggregate;
  const day = (at: Instant | null | undefined) => (at == null ? null : formats.day(at, now));
  const fact = (name: string, value: string | null): readonly Fact[] => (value === null ? [] : [{ name, value }]);
  const said = [verdict?.title, verdict?.text];
  // A date that the badge above the facts already shows is not repeated (OVER-5).
  const unsaid = (
    name: 'started' | 'submitted' | 'completed',
    badge: 'startedOn' | 'submittedOn' | 'completedOn',
    at: Instant | null | undefined,
  ) =>
    fact(t(name), at == null || said.includes(t(badge, { date: formats.day(at, now) })) ? null : formats.day(at, now));
  const finished = workflow ? workflow.finished : record?.finished;
  const { duration } = access.objective.activity;
  const size = courseSize(access);
  return [
    ...unsaid('started', 'startedOn', workflow?.started),
    ...unsaid('submitted', 'submittedOn', workflow?.submitted),
    ...unsaid('completed', 'completedOn', finished),
    ...(workflow ? [] : windowFacts(access, moment, words)),
    ...fact(t('due'), finished == null ? day(access.dueDate) : null),
    ...fact(t('duration'), duration ? formats.duration(duration) : null),
    ...fact(
      t(size?.unit === 'topics' ? 'topicsFact' : 'partsFact'),
      size && !progressOf(access, words) ? formats.number(size.count) : null,
    ),
    ...fact(t('scale'), access.objective.gradingScale?.name ?? null),
    ...fact(t('term'), term),
    ...fact(t('mandatory'), enrolmentStanding(access) === 'enrolled' ? t(access.isMandatory ? 'yes' : 'no') : null),
    ...fact(t('retake'), access.retake ? t('retakeAllowed') : null),
  ];
}
