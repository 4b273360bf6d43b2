import { allPartsDone } from '../../../domain/course/allPartsDone.ts';
import { availability } from '../../../domain/course/availability.ts';
import { cardDestination } from '../../../domain/course/cardDestination.ts';
import { cardFooter, type CardFooter } from '../../../domain/course/cardFooter.ts';
import { courseSize } from '../../../domain/course/courseSize.ts';
import type { ObjectiveAccess } from '../../../domain/course/course.ts';
import { courseState } from '../../../domain/course/courseState.ts';
import { coverIndex } from '../../../web/coverIndex.ts';
import { isOver, type Moment } from '../../../domain/time/moment.ts';
import { progressPercent } from '../../../domain/course/progress.ts';
import { askFinish } from '../../../routes/askFinish.ts';
import type { Route } from '../../../routes/route.ts';
import { dot, type CardBadge, type CardView, type CardWords } from './CardView.ts';
import { moduleSegments } from './moduleSegments.ts';
import { resultOf, type Result } from './resultModel.ts';

/** The card of a course (CARD-1 to CARD-12, FOOT-1 to FOOT-5). @param at its place in the list, counted from 0 */
export function cardView(access: ObjectiveAccess, moment: Moment, words: CardWords, at: number): CardView {
  const { objective } = access;
  const { t } = words;
  const footer = cardFooter(access, moment);
  const draft = courseState(objective) === 'draft';
  const window = availability(access, moment);
  const unstarted = footer.kind === 'opens' || footer.kind === 'due' || footer.kind === 'notStarted';
  const closed =
    unstarted && window.code === 'after' ? t('closed', { date: words.formats.day(window.at, moment.now) }) : null;
  const locked = unstarted && window.code !== 'open';
  const result = resultOf(access, moment, words);
  const plain = result
    ? { text: result.text ?? sizeOf(access, words), overdue: false }
    : { ...sizeLine(access, footer, moment, words), overdue: false };
  return {
    id: access.id,
    title: objective.name,
    code: objective.code,
    imageUrl: objective.imageUrl,
    ...coverIndex(objective.id, at),
    off: draft,
    over: {
      collections: words.formats.list(objective.showcases.map(({ name }) => name)) || t('uncategorized'),
      priority: access.isMandatory ? t('mandatory') : '',
    },
    // A learner cannot catch up in a closed course, so the card explains the lock and not the delay.
    meta:
      (closed !== null && !draft
        ? { text: closed, overdue: false }
        : overdueOf(access, footer, draft, moment, words)) ?? (plain.text ? plain : null),
    badge: badgeOf(footer, draft, locked, result, words),
    state: result?.state ?? (locked && !draft ? t('locked') : ''),
    progressBar:
      'progress' in footer
        ? {
            value: footer.progress,
            text: progressText(access, footer.progress, words),
            segments: moduleSegments(access.parts?.modules),
            waiting: footer.kind === 'grading',
          }
        : null,
    ...footOf(access, footer, draft, moment, words),
    route: routeOf(access),
    action: actionOf(access, footer, words),
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

/** The second link of a card: to the details of a completed course, or to finishing a course whose parts are all done. */
function actionOf(access: ObjectiveAccess, { kind }: CardFooter, { t }: CardWords): CardView['action'] {
  const { id: objectiveId, name } = access.objective;
  if (kind === 'completed')
    return { route: { name: 'details', objectiveId }, text: t('details'), label: t('detailsOf', { name }) };
  if (kind !== 'started' || !allPartsDone(access)) return null;
  return {
    route: { name: 'course', objectiveId, aggregateId: null, review: false, query: askFinish },
    text: t('finish'),
    label: t('finishOf', { name }),
  };
}

/** The line under the title: the due date of a course in progress (CARD-11), then its size. */
function sizeLine(
  access: ObjectiveAccess,
  { kind }: CardFooter,
  { now }: Moment,
  words: CardWords,
): { readonly text: string; readonly icon?: 'calendar' } {
  const size = sizeOf(access, words);
  if (kind !== 'started' || access.dueDate === null) return { text: size };
  return {
    icon: 'calendar',
    text: [words.t('due', { date: words.formats.day(access.dueDate, now) }), size].filter(Boolean).join(dot),
  };
}

/** The number of parts and the duration; the number of topics if the course is laid out as tiles (CARD-3, CARD-7). */
function sizeOf(access: ObjectiveAccess, { t, formats }: CardWords): string {
  const size = courseSize(access);
  const { duration } = access.objective.activity;
  return [size && t(size.unit, { count: size.count }), duration && formats.duration(duration)]
    .filter(Boolean)
    .join(dot);
}

function overdueOf(
  { dueDate }: ObjectiveAccess,
  { kind }: CardFooter,
  draft: boolean,
  moment: Moment,
  { t, formats }: CardWords,
): CardView['meta'] {
  if (draft || dueDate === null || !isOver(dueDate, moment) || !(kind === 'due' || kind === 'started')) return null;
  const count = Math.floor((moment.now - dueDate) / 86_400_000);
  const date = formats.day(dueDate, moment.now);
  return {
    overdue: true,
    icon: 'warning',
    text: count > 0 ? t('overdue', { date, count }) : t('overdueToday', { date }),
  };
}

function badgeOf(
  { kind, ...footer }: CardFooter,
  draft: boolean,
  locked: boolean,
  result: Result | null,
  { formats }: CardWords,
): CardBadge | null {
  if (result) return result.badge;
  if (kind === 'started' && 'progress' in footer)
    return { percent: formats.percent(progressPercent(footer.progress) / 100), tone: 'accent' };
  if (kind === 'grading') return { icon: 'hourglass' };
  if (draft) return { icon: 'clock' };
  return locked ? { icon: 'lock' } : null;
}

function progressText({ parts }: ObjectiveAccess, progress: number, { t, formats }: CardWords): string {
  return parts
    ? t('partsDone', { done: formats.number(parts.done), total: formats.number(parts.total) })
    : formats.percent(progressPercent(progress) / 100);
}

function footOf(
  access: ObjectiveAccess,
  footer: CardFooter,
  draft: boolean,
  { now }: Moment,
  { t, formats }: CardWords,
): { readonly start: CardView['start']; readonly end: string } {
  const { parts } = access;
  switch (footer.kind) {
    case 'started':
      return {
        start: { text: footer.at === null ? t('inProgress') : t('started', { date: formats.day(footer.at, now) }) },
        end: parts
          ? t('partsDoneShort', { done: formats.number(parts.done), total: formats.number(parts.total) })
          : formats.percent(progressPercent(footer.progress) / 100),
      };
    case 'grading':
      return {
        start: { text: t('grading') },
        end: footer.at === null ? '' : t('sent', { date: formats.day(footer.at, now) }),
      };
    case 'completed':
      return {
        start: {
          text: footer.at === null ? t('completedUndated') : t('completed', { date: formats.day(footer.at, now) }),
        },
        end: '',
      };
    case 'opens':
      return {
        start: draft
          ? { text: t('comingSoon') }
          : { text: t('opens', { date: formats.moment(footer.at, now) }), icon: 'clock' },
        end: '',
      };
    case 'due':
      return draft
        ? { start: { text: t('comingSoon') }, end: '' }
        : { start: { text: t('due', { date: formats.day(footer.at, now) }), icon: 'calendar' }, end: t('notStarted') };
    case 'notStarted':
      return { start: { text: t(draft ? 'comingSoon' : 'notStarted') }, end: '' };
  }
}
