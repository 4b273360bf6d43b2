import { attemptVerdict, type AttemptVerdict } from '../../domain/attemptVerdict.ts';
import type { ObjectiveAccess } from '../../domain/course.ts';
import { courseActions, type CourseAction, type CourseSituation } from '../../domain/courseActions.ts';
import { courseState } from '../../domain/courseState.ts';
import { coverIndex, type CoverIndex } from '../../domain/coverIndex.ts';
import { enrolmentStanding } from '../../domain/enrolmentStanding.ts';
import { noId } from '../../domain/filter.ts';
import type { Instant } from '../../domain/instant.ts';
import type { Moment } from '../../domain/moment.ts';
import { progressPercent } from '../../domain/progress.ts';
import type { ScoreTone } from '../../domain/scoreTone.ts';
import { attemptOutcome } from './attemptOutcome.ts';
import { cutText } from './cutText.ts';
import type { Fact } from './Fact.ts';
import { hindranceOf, type HindranceText } from './hindranceOf.ts';
import { lackText } from './lackText.ts';
import type { CoursePlace } from './screen.ts';
import { viewsOf, type View } from './viewsOf.ts';
import { windowFacts } from './windowFacts.ts';
import type { Words } from './Words.ts';

/** How a course stands, in words. */
export interface Verdict {
  readonly title: string;
  readonly text: string | null;
  /** What is still needed to pass. */
  readonly lack: string | null;
  readonly grade: string | null;
  readonly tone: ScoreTone | 'pending';
  readonly icon: 'done' | 'waiting' | null;
}

/** Progress as it is drawn; `text` says the value. */
export interface OverviewProgress {
  readonly value: number;
  readonly text: string;
  readonly waiting: boolean;
}

/** Everything the overview shows, ready to be drawn. */
export interface OverviewModel {
  readonly cover: CoverIndex & { readonly dimmed: boolean };
  readonly slip: { readonly percent?: string; readonly grade?: string; readonly icon?: 'done' | 'waiting' | 'draft'; readonly tone?: ScoreTone } | null;
  readonly description: { readonly whole: string; readonly cut: string | null } | null;
  readonly buttons: readonly { readonly action: CourseAction; readonly filled: boolean }[];
  /** Said by a chip; in the catalog a button says it. */
  readonly enrolled: boolean;
  /** Not enrolled yet: starting enrols too (ENROL-2). */
  readonly choosable: boolean;
  readonly hindrance: HindranceText | null;
  readonly verdict: Verdict | null;
  readonly progress: OverviewProgress | null;
  readonly facts: readonly Fact[];
  readonly views: readonly View[];
}

/** The one filled button is the first of these that there is; it stands first. */
const main: readonly CourseAction[] = ['continue', 'review', 'start', 'startAgain', 'addToMyCourses'];

/** Whether a course belongs to a term; the all-zero id means that it does not (DATA-10). */
export const hasTerm = ({ termId }: Pick<ObjectiveAccess, 'termId'>): boolean => termId !== null && termId !== noId;

/** What the page knows beside course and time. `term`: its name, once it is known. */
export interface OverviewSetting {
  readonly place: CoursePlace;
  readonly term: string | null;
}

/** The overview of a course. @param situation time and its doubt, and whether proctoring stands against it */
export function overviewModel(access: ObjectiveAccess, situation: CourseSituation, words: Words, { place, term }: OverviewSetting = { place: 'courses', term: null }): OverviewModel {
  const { objective, aggregate } = access;
  const { actions, hindrance } = courseActions(access, situation);
  const filled = main.find((action) => actions.includes(action));
  const draft = courseState(objective) !== 'ready';
  const inCatalog = place === 'catalog';
  const shown = actions.filter((action) => action !== filled && (action !== 'enrolled' || inCatalog));
  return {
    cover: { ...coverIndex(objective.id), dimmed: draft && aggregate.lastObjectiveWorkflow === null },
    slip: slipOf(access, situation, words),
    description: objective.description ? { whole: objective.description, cut: cutText(objective.description) } : null,
    buttons: [...(filled ? [filled] : []), ...shown].map((action) => ({ action, filled: action === filled })),
    enrolled: actions.includes('enrolled') && !inCatalog,
    choosable: enrolmentStanding(access) === 'choosable',
    hindrance: hindrance && hindranceOf(hindrance, words),
    verdict: hindrance?.code === 'inGrading' ? { title: words.t('grading'), text: null, lack: null, grade: null, tone: 'pending', icon: 'waiting' } : verdictOf(access, situation, words),
    progress: progressOf(access, words),
    facts: factsOf(access, situation, words, term),
    views: viewsOf(access, hindrance?.code === 'inGrading'),
  };
}

/** How the run that counts went; null where nothing was begun. A record of an earlier run says nothing of it (GRADE-5). */
export function verdictNow(access: ObjectiveAccess, moment: Moment): AttemptVerdict | null {
  const { lastObjectiveRecord: last, lastObjectiveWorkflow: run } = access.aggregate;
  if (!run && !last) return null;
  if (run && run.state !== 'finished') return { kind: run.state === 'inProgress' ? 'inProgress' : 'grading' };
  return attemptVerdict(recordNow(access), run, access, access.objective.gradingScale, moment);
}

function recordNow({ aggregate: { lastObjectiveRecord: last, lastObjectiveWorkflow: run } }: ObjectiveAccess) {
  return run?.objectiveRecordId && run.objectiveRecordId !== last?.id ? null : last;
}

function slipOf(access: ObjectiveAccess, moment: Moment, { formats }: Words): OverviewModel['slip'] {
  const verdict = verdictNow(access, moment);
  if (!verdict) return courseState(access.objective) === 'draft' ? { icon: 'draft' } : null;
  if (verdict.kind === 'inProgress') return { percent: formats.percent(progressPercent(access.aggregate.lastObjectiveWorkflow?.progress ?? 0) / 100), tone: 'accent' };
  if (verdict.kind === 'shown' && verdict.grade !== null) return { grade: verdict.grade, ...(verdict.tone ? { tone: verdict.tone } : {}) };
  if (verdict.kind === 'grading' || (verdict.kind === 'shown' && verdict.outcome === 'pending')) return { icon: 'waiting' };
  return { icon: 'done', tone: 'success' };
}

export function verdictOf(access: ObjectiveAccess, moment: Moment, words: Words): Verdict | null {
  const { t, formats, now } = words;
  const verdict = verdictNow(access, moment);
  if (!verdict) return null;
  const { lastObjectiveWorkflow: run, lastObjectiveRecord: last } = access.aggregate;
  const blank = { text: null, lack: null, grade: null, tone: 'pending', icon: null } as const;
  const started = run?.started ?? null;
  if (verdict.kind === 'inProgress') return { ...blank, title: t('inProgress'), text: started === null ? null : t('startedOn', { date: formats.day(started, now) }) };
  const submitted = run?.submitted ?? null;
  if (verdict.kind === 'grading') return { ...blank, title: t('grading'), text: submitted === null ? null : t('submittedOn', { date: formats.day(submitted, now) }), icon: 'waiting' };
  const at = run?.finished ?? last?.finished ?? null;
  const done = { ...blank, title: at === null ? t('completed') : t('completedOn', { date: formats.day(at, now) }), tone: 'success', icon: 'done' } as const;
  if (verdict.kind === 'hidden') return { ...done, text: attemptOutcome(verdict, words) };
  if (verdict.kind !== 'shown') return done;
  const { figures, outcome, grade } = verdict;
  if (!figures && grade === null && outcome === 'completed') return done;
  const percent = figures && formats.percent(figures.percent / 100);
  const record = recordNow(access);
  return {
    title: attemptOutcome(verdict, words),
    text: figures?.points ? t('score', { percent: percent ?? '', score: formats.number(figures.points.score), max: formats.number(figures.points.max) }) : percent,
    lack: record && lackText(record, access.objective.gradingScale, words),
    grade: grade ?? percent,
    tone: outcome === 'pending' ? 'pending' : (verdict.tone ?? 'pending'),
    icon: figures || grade !== null || outcome !== 'pending' ? null : 'waiting',
  };
}

function progressOf({ aggregate, parts }: ObjectiveAccess, { t, formats }: Words): OverviewProgress | null {
  const workflow = aggregate.lastObjectiveWorkflow;
  if (!workflow || workflow.state === 'finished') return null;
  const text = parts ? t('parts', { count: parts.total, done: formats.number(parts.done) }) : formats.percent(progressPercent(workflow.progress) / 100);
  return { value: workflow.progress, text, waiting: workflow.state !== 'inProgress' };
}

function factsOf(access: ObjectiveAccess, moment: Moment, words: Words, term: string | null): readonly Fact[] {
  const { t, formats, now } = words;
  const { lastObjectiveWorkflow: workflow, lastObjectiveRecord: record } = access.aggregate;
  const day = (at: Instant | null | undefined) => (at == null ? null : formats.day(at, now));
  const fact = (name: string, value: string | null): readonly Fact[] => (value === null ? [] : [{ name, value }]);
  const finished = workflow ? workflow.finished : record?.finished;
  const { duration } = access.objective.activity;
  return [
    ...fact(t('started'), day(workflow?.started)),
    ...fact(t('submitted'), day(workflow?.submitted)),
    ...fact(t('completed'), day(finished)),
    ...fact(t('due'), finished == null ? day(access.dueDate) : null),
    ...(workflow ? [] : windowFacts(access, moment, words)),
    ...fact(t('duration'), duration ? formats.duration(duration) : null),
    ...fact(t('partsFact'), access.parts && !progressOf(access, words) ? formats.number(access.parts.total) : null),
    ...fact(t('scale'), access.objective.gradingScale?.name ?? null),
    ...fact(t('term'), term),
    ...fact(t('mandatory'), enrolmentStanding(access) === 'enrolled' ? t(access.isMandatory ? 'yes' : 'no') : null),
    ...fact(t('retake'), access.retake ? t('retakeAllowed') : null),
  ];
}
