import { availability } from '../../domain/availability.ts';
import { cardDestination } from '../../domain/cardDestination.ts';
import { cardFooter, type CardFooter } from '../../domain/cardFooter.ts';
import type { ObjectiveAccess } from '../../domain/course.ts';
import { courseState } from '../../domain/courseState.ts';
import { coverIndex } from '../../domain/coverIndex.ts';
import { isOver, type Moment } from '../../domain/moment.ts';
import { progressPercent } from '../../domain/progress.ts';
import type { Route } from '../../routes/route.ts';
import type { CardSlip, CardView, Say } from './CardView.ts';
import { resultOf, type Result } from './resultModel.ts';

const dot = ' · ';

/** The card of a course (CARD-1 to CARD-9, FOOT-1 to FOOT-5). */
export function cardView(access: ObjectiveAccess, moment: Moment, say: Say): CardView {
  const { objective } = access;
  const { t } = say;
  const footer = cardFooter(access, moment);
  const draft = courseState(objective) === 'draft';
  const window = availability(access, moment);
  const unstarted = footer.kind === 'opens' || footer.kind === 'due' || footer.kind === 'notStarted';
  const closed = unstarted && window.code === 'after' ? t('closed', { date: say.formats.day(window.at, moment.now) }) : null;
  const locked = unstarted && window.code !== 'open';
  const result = footer.kind === 'completed' ? resultOf(access, moment, say) : null;
  const plain = { text: result?.text ?? sizeOf(access, say), overdue: false };
  return {
    id: access.id,
    title: objective.name,
    code: objective.code,
    imageUrl: objective.imageUrl,
    ...coverIndex(objective.id),
    off: draft,
    over: { collections: objective.showcases.map(({ name }) => name).join(', ') || t('uncategorized'), priority: access.isMandatory ? t('mandatory') : '' },
    // What is closed cannot be made up for any more: the lock is explained before the delay.
    meta: (closed !== null && !draft ? { text: closed, overdue: false } : overdueOf(access, footer, draft, moment, say)) ?? (plain.text ? plain : null),
    slip: slipOf(footer, draft, locked, result, say),
    state: result?.state ?? (locked && !draft ? t('locked') : ''),
    measure: 'progress' in footer ? { value: footer.progress, text: progressText(access, footer.progress, say), waiting: footer.kind === 'grading' } : null,
    ...footOf(access, footer, draft, moment, say),
    route: routeOf(access),
    details: footer.kind === 'completed' ? { route: { name: 'details', objectiveId: objective.id }, label: t('detailsOf', { name: objective.name }) } : null,
  };
}

function routeOf(access: ObjectiveAccess): Route {
  const { id: objectiveId } = access.objective;
  switch (cardDestination(access)) {
    case 'content':
      return { name: 'content', objectiveId, axis: [], query: '' };
    case 'course':
      return { name: 'course', objectiveId, aggregateId: null, review: false };
    case 'aggregate':
      return { name: 'course', objectiveId, aggregateId: access.aggregate.id, review: false };
  }
}

/** Parts and duration; topics where the course is laid out as tiles (CARD-3, CARD-7). */
function sizeOf({ objective: { activity }, parts }: ObjectiveAccess, { t, formats }: Say): string {
  const tiles = activity.presentationMode === 'tiles' && activity.childrenCount > 0;
  const size = tiles ? t('topics', { count: activity.childrenCount }) : parts && parts.total > 0 && t('parts', { count: parts.total });
  return [size, activity.duration && formats.duration(activity.duration)].filter(Boolean).join(dot);
}

function overdueOf({ dueDate }: ObjectiveAccess, { kind }: CardFooter, draft: boolean, moment: Moment, { t, formats }: Say): CardView['meta'] {
  if (draft || dueDate === null || !isOver(dueDate, moment) || !(kind === 'due' || kind === 'started')) return null;
  const count = Math.floor((moment.now - dueDate) / 86_400_000);
  const date = formats.day(dueDate, moment.now);
  return { overdue: true, icon: 'warning', text: count > 0 ? t('overdue', { date, count }) : t('overdueToday', { date }) };
}

function slipOf({ kind, ...footer }: CardFooter, draft: boolean, locked: boolean, result: Result | null, { formats }: Say): CardSlip | null {
  if (result) return result.slip;
  if (kind === 'started' && 'progress' in footer) return { percent: formats.percent(progressPercent(footer.progress) / 100), tone: 'accent' };
  if (kind === 'grading') return { icon: 'hourglass' };
  if (draft) return { icon: 'clock' };
  return locked ? { icon: 'lock' } : null;
}

function progressText({ parts }: ObjectiveAccess, progress: number, { t, formats }: Say): string {
  return parts ? t('partsDone', { done: formats.number(parts.done), total: formats.number(parts.total) }) : formats.percent(progressPercent(progress) / 100);
}

function footOf(access: ObjectiveAccess, footer: CardFooter, draft: boolean, { now }: Moment, { t, formats }: Say): { readonly start: CardView['start']; readonly end: string } {
  const { parts } = access;
  switch (footer.kind) {
    case 'started':
      return {
        start: { text: footer.at === null ? t('inProgress') : t('started', { date: formats.day(footer.at, now) }) },
        end: parts ? t('partsDoneShort', { done: formats.number(parts.done), total: formats.number(parts.total) }) : formats.percent(progressPercent(footer.progress) / 100),
      };
    case 'grading':
      return { start: { text: t('grading') }, end: footer.at === null ? '' : t('sent', { date: formats.day(footer.at, now) }) };
    case 'completed':
      return { start: { text: footer.at === null ? t('completedUndated') : t('completed', { date: formats.day(footer.at, now) }) }, end: '' };
    case 'opens':
      return { start: draft ? { text: t('comingSoon') } : { text: t('opens', { date: formats.moment(footer.at, now) }), icon: 'clock' }, end: '' };
    case 'due':
      return draft ? { start: { text: t('comingSoon') }, end: '' } : { start: { text: t('due', { date: formats.day(footer.at, now) }), icon: 'calendar' }, end: t('notStarted') };
    case 'notStarted':
      return { start: { text: t(draft ? 'comingSoon' : 'notStarted') }, end: '' };
  }
}
