import { coverIndex } from '../../../web/coverIndex.ts';
import type { Instant } from '../../../domain/time/instant.ts';
import { dayOf, nextDay, yearOf } from '../../../domain/time/zonedDay.ts';
import { isOver, type Moment } from '../../../domain/time/moment.ts';
import { allPartsDone } from '../../../domain/course/allPartsDone.ts';
import type { DueStep, NextSteps, Resume } from '../../../domain/course/nextSteps.ts';
import { clampProgress, progressPercent } from '../../../domain/course/progress.ts';
import { moduleSegments } from '../card/moduleSegments.ts';
import type { DueView, NextView, NextWords, ResumeView } from './NextView.ts';

const day = 86_400_000;
/** The most rows of Due soon (NEXT-6). */
const rows = 3;
const dot = ' · ';

/**
 * The view of Continue and Due soon at this moment (NEXT-3, NEXT-6, NEXT-9, NEXT-10).
 * @param at place in the list of the course to continue with (CARD-2)
 */
export function nextView(
  { resume, due }: NextSteps,
  moment: Moment,
  words: NextWords,
  at: number | null = null,
): NextView {
  const monthFirst = due.length > 0 && isMonthFirst(words.formats.dateTag);
  return {
    resume: resume && resumeView(resume, words, at),
    due: due.slice(0, rows).map((step) => dueView(step, moment, words, monthFirst)),
  };
}

/** Whether a language begins a date with its year, such as Japanese, and so names the month before the day. */
function isMonthFirst(dateTag: string): boolean {
  const format = new Intl.DateTimeFormat(dateTag, { year: 'numeric', month: 'short', day: 'numeric' });
  const order = format.formatToParts().map(({ type }) => type);
  return order.indexOf('year') < order.indexOf('month');
}

function resumeView(
  { access, part, module, modules }: Resume,
  { t, courses, formats }: NextWords,
  at: number | null,
): ResumeView {
  const { objective, parts, aggregate } = access;
  const progress = clampProgress(aggregate.lastObjectiveWorkflow?.progress ?? 0);
  const percent = formats.percent(progressPercent(progress) / 100);
  // A course that consists of one text has no parts to name.
  const whole = objective.activity.type !== 'composite';
  const allDone = parts !== null && allPartsDone(access);
  return {
    title: objective.name,
    collections: formats.list(objective.showcases.map(({ name }) => name)) || courses('uncategorized'),
    code: objective.code,
    imageUrl: objective.imageUrl,
    ...coverIndex(objective.id, at),
    percent,
    progressBar: {
      value: progress,
      text: parts
        ? courses('partsDone', { done: formats.number(parts.done), total: formats.number(parts.total) })
        : percent,
      segments: moduleSegments(modules),
    },
    module: module === null ? '' : t('module', { at: formats.number(module), total: formats.number(modules.length) }),
    over: part ? nextText(part.minutes, { t, formats }) : '',
    // With tiles the learner chooses the next part, so a missing name does not mean that no part is open (AUTO-3).
    name:
      part?.name ??
      (whole || (!allDone && objective.activity.presentationMode === 'tiles')
        ? ''
        : t(allDone ? 'allDone' : 'nothingOpen')),
    route: { name: 'content', objectiveId: objective.id, axis: part?.axis ?? [], query: '' },
  };
}

function nextText(minutes: number | null, { t, formats }: Pick<NextWords, 't' | 'formats'>): string {
  return minutes ? t('nextAbout', { duration: formats.duration(minutes * 60) }) : t('next');
}

function dueView(
  { objectiveId, aggregateId, courseName, code, state, part, at, partsLeft }: DueStep,
  moment: Moment,
  words: NextWords,
  monthFirst: boolean,
): DueView {
  const { tag, t, formats } = words;
  const overdue = isOver(at, moment);
  let left = state === null && t('notStarted');
  if (partsLeft !== null) left = partsLeft === 0 ? t('partsDone') : t('partsLeft', { count: partsLeft });
  const line = [
    part && (code ?? courseName),
    whenText(at, overdue, moment, words),
    !(part && partsLeft === null) && left,
  ]
    .filter(Boolean)
    .join(dot);
  const content = part !== null || state === 'inProgress';
  const { dateTag, timeZone } = formats;
  const otherYear = yearOf(at, timeZone) !== yearOf(moment.now, timeZone);
  return {
    key: [aggregateId, ...(part?.axis ?? [])].join('/'),
    name: part?.name ?? courseName,
    date: {
      day: new Intl.DateTimeFormat(dateTag, { timeZone, day: 'numeric', numberingSystem: 'latn' }).format(at),
      month: new Intl.DateTimeFormat(dateTag, {
        timeZone,
        month: 'short',
        numberingSystem: 'latn',
        ...(otherYear && { year: 'numeric' }),
      }).format(at),
      monthFirst,
      iso: new Date(at).toISOString(),
    },
    overdue,
    line: line.charAt(0).toLocaleUpperCase(tag) + line.slice(1),
    route: content
      ? { name: 'content', objectiveId, axis: part?.axis ?? [], query: '' }
      : { name: 'course', objectiveId, aggregateId, review: false, query: '' },
  };
}

function whenText(at: Instant, overdue: boolean, { now }: Moment, { tag, t, formats }: NextWords): string {
  if (overdue) {
    // Counted in the same way as on the course's card.
    const count = Math.floor((now - at) / day);
    return count > 0 ? t('daysOverdue', { count }) : t('overdue');
  }
  const days = dayOf(at, formats.timeZone) - dayOf(now, formats.timeZone);
  return days === 0
    ? t('todayAt', { time: formats.time(at) })
    : new Intl.RelativeTimeFormat(new Intl.Locale(formats.dateTag, { numberingSystem: 'latn' }), {
        numeric: 'auto',
        // In Japanese the narrow form has the same words, but no space after the number.
        style: tag === 'ja' ? 'narrow' : 'long',
      }).format(days, 'day');
}

/** The next instant at which a text changes: a date passes, or a day ends (NEXT-9). */
export function nextReading({ due }: NextSteps, now: Instant, timeZone?: string): Instant {
  const turns = due
    .slice(0, rows)
    .map(({ at }) => (at >= now ? at + 1 : at + (Math.floor((now - at) / day) + 1) * day));
  return Math.min(nextDay(now, timeZone), ...turns);
}
