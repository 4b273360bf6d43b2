import { coverIndex } from '../../domain/coverIndex.ts';
import type { Instant } from '../../domain/instant.ts';
import { isOver, type Moment } from '../../domain/moment.ts';
import type { DueStep, NextSteps, Resume } from '../../domain/nextSteps.ts';
import { clampProgress, progressPercent } from '../../domain/progress.ts';
import type { DueView, NextView, NextWords, ResumeView } from './NextView.ts';

const day = 86_400_000;
/** Rows that are shown of what is due (NEXT-6). */
const rows = 3;
const dot = ' · ';

/** Continue and Due soon, as they read at this moment (NEXT-3, NEXT-6, NEXT-9, NEXT-10). */
export function nextView({ resume, due }: NextSteps, moment: Moment, words: NextWords): NextView {
  return { resume: resume && resumeView(resume, words), due: due.slice(0, rows).map((step) => dueView(step, moment, words)) };
}

function resumeView({ access, part, module, modules }: Resume, { t, courses, formats }: NextWords): ResumeView {
  const { objective, parts, aggregate } = access;
  const progress = clampProgress(aggregate.lastObjectiveWorkflow?.progress ?? 0);
  const percent = formats.percent(progressPercent(progress) / 100);
  // A tool plays on the course's own page, and a course that is one text has nothing below it to name.
  const { type } = objective.activity;
  const whole = type !== 'composite';
  const allDone = parts !== null && parts.total > 0 && parts.done >= parts.total;
  return {
    title: objective.name,
    collections: objective.showcases.map(({ name }) => name).join(', ') || courses('uncategorized'),
    code: objective.code,
    imageUrl: objective.imageUrl,
    ...coverIndex(objective.id),
    percent,
    measure: {
      value: progress,
      text: parts ? courses('partsDone', { done: formats.number(parts.done), total: formats.number(parts.total) }) : percent,
      segments: modules.map(({ done, total }) => ({ weight: total, value: done / total })),
    },
    module: module === null ? '' : t('module', { at: formats.number(module), total: formats.number(modules.length) }),
    over: part ? (part.minutes ? t('nextAbout', { duration: formats.duration(part.minutes * 60) }) : t('next')) : '',
    name: part?.name ?? (whole ? '' : t(allDone ? 'allDone' : 'nothingOpen')),
    route:
      type === 'lti'
        ? { name: 'course', objectiveId: objective.id, aggregateId: null, review: false, query: '' }
        : { name: 'content', objectiveId: objective.id, axis: part?.axis ?? [], query: '' },
  };
}

function dueView({ objectiveId, aggregateId, courseName, code, state, part, at, partsLeft }: DueStep, moment: Moment, words: NextWords): DueView {
  const { tag, t } = words;
  const overdue = isOver(at, moment);
  const left = partsLeft === null ? state === null && t('notStarted') : partsLeft === 0 ? t('partsDone') : t('partsLeft', { count: partsLeft });
  const line = [part && (code ?? courseName), whenText(at, overdue, moment, words), !(part && partsLeft === null) && left].filter(Boolean).join(dot);
  const content = part !== null || state === 'inProgress';
  const otherYear = new Date(at).getFullYear() !== new Date(moment.now).getFullYear();
  return {
    key: [aggregateId, ...(part?.axis ?? [])].join('/'),
    name: part?.name ?? courseName,
    date: {
      day: new Intl.DateTimeFormat(tag, { day: 'numeric', numberingSystem: 'latn' }).format(at),
      month: new Intl.DateTimeFormat(tag, { month: 'short', numberingSystem: 'latn', ...(otherYear && { year: 'numeric' }) }).format(at),
      iso: new Date(at).toISOString(),
    },
    overdue,
    line: line.charAt(0).toLocaleUpperCase(tag) + line.slice(1),
    route: content ? { name: 'content', objectiveId, axis: part?.axis ?? [], query: '' } : { name: 'course', objectiveId, aggregateId, review: false, query: '' },
  };
}

function whenText(at: Instant, overdue: boolean, { now }: Moment, { tag, t, formats }: NextWords): string {
  if (overdue) {
    // As the course's card counts them.
    const count = Math.floor((now - at) / day);
    return count > 0 ? t('daysOverdue', { count }) : t('overdue');
  }
  const days = Math.round((midnight(at) - midnight(now)) / day);
  return days === 0 ? t('todayAt', { time: formats.time(at) }) : new Intl.RelativeTimeFormat(new Intl.Locale(tag, { numberingSystem: 'latn' }), { numeric: 'auto' }).format(days, 'day');
}

/** The beginning of the reader's day; whole days apart but for a summer time that begins or ends. */
const midnight = (at: Instant) => new Date(at).setHours(0, 0, 0, 0);

/** The next instant at which something reads differently: a date that passes, a day that turns (NEXT-9). */
export function nextReading({ due }: NextSteps, now: Instant): Instant {
  const turns = due.slice(0, rows).map(({ at }) => (at >= now ? at + 1 : at + (Math.floor((now - at) / day) + 1) * day));
  return Math.min(new Date(now).setHours(24, 0, 0, 0), ...turns);
}
