import type { ObjectiveAccess } from '../../domain/course.ts';
import { courseActions, type CourseAction, type CourseHindrance } from '../../domain/courseActions.ts';
import { courseState } from '../../domain/courseState.ts';
import { coverIndex, type CoverIndex } from '../../domain/coverIndex.ts';
import { gradeVisibility } from '../../domain/gradeVisibility.ts';
import type { Instant } from '../../domain/instant.ts';
import { isOver, type Moment } from '../../domain/moment.ts';
import { progressPercent } from '../../domain/progress.ts';
import { scoreFigures } from '../../domain/scoreFigures.ts';
import { isPendingReview, scoreTone, type ScoreTone } from '../../domain/scoreTone.ts';
import { cutText } from './cutText.ts';
import { hasContent } from './screen.ts';
import type { Words } from './Words.ts';

/** How a course stands, in words. */
export interface Verdict {
  readonly title: string;
  readonly text: string | null;
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
  readonly enrolled: boolean;
  readonly hindrance: { readonly text: string; readonly tone: 'info' | 'warning' } | null;
  readonly verdict: Verdict | null;
  readonly progress: OverviewProgress | null;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  readonly withContent: boolean;
}

/** Buttons that this page has; what else the rules allow is not built yet. */
const built: ReadonlySet<CourseAction> = new Set(['start', 'startAgain', 'continue', 'review', 'finish', 'share']);
/** The one filled button is the first of these that there is; it stands first. */
const main: readonly CourseAction[] = ['continue', 'review', 'start', 'startAgain'];

/** The overview of a course. @param moment time and its doubt */
export function overviewModel(access: ObjectiveAccess, moment: Moment, words: Words): OverviewModel {
  const { objective, aggregate } = access;
  const { actions, hindrance } = courseActions(access, moment);
  const filled = main.find((action) => actions.includes(action));
  const draft = courseState(objective) !== 'ready';
  return {
    cover: { ...coverIndex(objective.id), dimmed: draft && aggregate.lastObjectiveWorkflow === null },
    slip: slipOf(access, moment, words),
    description: objective.description ? { whole: objective.description, cut: cutText(objective.description) } : null,
    buttons: [...(filled ? [filled] : []), ...actions.filter((action) => built.has(action) && action !== filled)].map((action) => ({ action, filled: action === filled })),
    enrolled: actions.includes('enrolled'),
    hindrance: hindrance && hindranceOf(hindrance, words),
    verdict: verdictOf(access, moment, words),
    progress: progressOf(access, words),
    facts: factsOf(access, moment, words),
    withContent: hasContent(access),
  };
}

function hindranceOf(hindrance: CourseHindrance, { t, formats, now }: Words): OverviewModel['hindrance'] {
  switch (hindrance.code) {
    case 'comingSoon':
      return { text: t('comingSoon'), tone: 'info' };
    case 'notAvailable':
      return { text: t('notAvailable'), tone: 'info' };
    case 'inGrading':
      return { text: t('inGrading'), tone: 'warning' };
    case 'before':
      return { text: t('opensOn', { date: formats.moment(hindrance.at, now) }), tone: 'info' };
    case 'after':
      return { text: t('closedOn', { date: formats.moment(hindrance.at, now) }), tone: 'info' };
  }
}

function shownRecord({ aggregate, ...access }: ObjectiveAccess, moment: Moment) {
  const { lastObjectiveRecord: record, lastObjectiveWorkflow: workflow } = aggregate;
  return record && workflow?.state !== 'inProgress' && gradeVisibility(access, workflow?.state ?? null, moment).visible ? record : null;
}

function slipOf(access: ObjectiveAccess, moment: Moment, { formats }: Words): OverviewModel['slip'] {
  const workflow = access.aggregate.lastObjectiveWorkflow;
  if (workflow?.state === 'inProgress') return { percent: formats.percent(progressPercent(workflow.progress) / 100), tone: 'accent' };
  const record = shownRecord(access, moment);
  if (workflow && workflow.state !== 'finished') return { icon: 'waiting' };
  if (record?.grade) return { grade: record.grade, ...toneOf(scoreTone(record)) };
  if (workflow || access.aggregate.lastObjectiveRecord) return { icon: 'done', tone: 'success' };
  return courseState(access.objective) === 'draft' ? { icon: 'draft' } : null;
}

const toneOf = (tone: ScoreTone | null) => (tone ? { tone } : {});

function verdictOf(access: ObjectiveAccess, moment: Moment, { t, formats, now }: Words): Verdict | null {
  const { lastObjectiveWorkflow: workflow, lastObjectiveRecord: any } = access.aggregate;
  if (workflow?.state === 'inProgress') return { title: t('inProgress'), text: workflow.started === null ? null : t('startedOn', { date: formats.day(workflow.started, now) }), grade: null, tone: 'pending', icon: null };
  if (workflow && workflow.state !== 'finished') return { title: t('grading'), text: workflow.submitted === null ? null : t('submittedOn', { date: formats.day(workflow.submitted, now) }), grade: null, tone: 'pending', icon: 'waiting' };
  if (!workflow && !any) return null;
  const at = workflow?.finished ?? any?.finished ?? null;
  const record = shownRecord(access, moment);
  const figures = record && scoreFigures(record);
  if (!record || !figures) return { title: at === null ? t('completed') : t('completedOn', { date: formats.day(at, now) }), text: null, grade: null, tone: 'success', icon: 'done' };
  const percent = formats.percent(figures.percent / 100);
  const pending = isPendingReview(record);
  return {
    title: t(pending ? 'awaitsReview' : record.passed === false ? 'failed' : record.passed ? 'passed' : 'completed'),
    text: figures.points ? t('score', { percent, score: formats.number(figures.points.score), max: formats.number(figures.points.max) }) : percent,
    grade: record.grade ?? percent,
    tone: pending ? 'pending' : (scoreTone(record) ?? 'pending'),
    icon: null,
  };
}

function progressOf({ aggregate, parts }: ObjectiveAccess, { t, formats }: Words): OverviewProgress | null {
  const workflow = aggregate.lastObjectiveWorkflow;
  if (!workflow || workflow.state === 'finished') return null;
  const text = parts ? t('parts', { count: parts.total, done: formats.number(parts.done) }) : formats.percent(progressPercent(workflow.progress) / 100);
  return { value: workflow.progress, text, waiting: workflow.state !== 'inProgress' };
}

function factsOf(access: ObjectiveAccess, moment: Moment, { t, formats, now }: Words): OverviewModel['facts'] {
  const { lastObjectiveWorkflow: workflow, lastObjectiveRecord: record } = access.aggregate;
  const { duration } = access.objective.activity;
  const day = (at: Instant | null | undefined) => (at == null ? null : formats.day(at, now));
  const finished = workflow ? workflow.finished : record?.finished;
  const over = access.availabilityEndDate !== null && isOver(access.availabilityEndDate, moment);
  const rows: readonly (readonly [name: string, value: string | null])[] = [
    [t('started'), day(workflow?.started)],
    [t('submitted'), day(workflow?.submitted)],
    [t('completed'), day(finished)],
    [t('due'), finished == null ? day(access.dueDate) : null],
    [t('opens'), workflow ? null : day(access.availabilityDate !== null && access.availabilityDate > now ? access.availabilityDate : null)],
    [t('closes'), workflow || over ? null : day(access.availabilityEndDate)],
    [t('duration'), duration ? formats.duration(duration) : null],
    [t('scale'), access.objective.gradingScale?.name ?? null],
    [t('mandatory'), t(access.isMandatory ? 'yes' : 'no')],
    [t('retake'), access.retake ? t('retakeAllowed') : null],
  ];
  return rows.flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
}
