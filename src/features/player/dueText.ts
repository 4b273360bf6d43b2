import type { ObjectiveAccess } from '../../domain/course.ts';
import type { Words } from './Words.ts';

/** When a course is due, while that still matters; null where there is no date. */
export function dueText({ dueDate, aggregate }: Pick<ObjectiveAccess, 'dueDate' | 'aggregate'>, { t, formats, now }: Words): { readonly text: string; readonly over: boolean } | null {
  const state = aggregate.lastObjectiveWorkflow?.state;
  if (dueDate === null || (state !== undefined && state !== 'inProgress')) return null;
  const over = dueDate < now;
  return { text: t(over ? 'wasDueOn' : 'dueOn', { date: formats.day(dueDate, now) }), over };
}
