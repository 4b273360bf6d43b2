import { availability } from '../../../domain/course/availability.ts';
import type { ObjectiveAccess } from '../../../domain/course/course.ts';
import { courseState } from '../../../domain/course/courseState.ts';
import type { Moment } from '../../../domain/time/moment.ts';
import { cardView } from './cardModel.ts';
import type { CardView, CardWords } from './CardView.ts';

/** The card of a course of the catalog. It links to the course's catalog page, and a mandatory course reads "Enrolled" (LIST-5). */
export function catalogCard(access: ObjectiveAccess, moment: Moment, words: CardWords, at: number): CardView {
  const view = cardView(access, moment, words, at);
  const route = { name: 'catalogCourse', objectiveId: access.objective.id, rest: '', query: '' } as const;
  if (!access.isMandatory) return { ...view, route, action: null };
  const { start } = view;
  // "Enrolled" replaces "Not started"; dates and "Coming soon" keep their place.
  const plain = start.text === words.t('notStarted');
  return {
    ...view,
    route,
    action: null,
    ...(plain ? { start: { text: words.t('enrolled'), icon: 'check' }, end: '' } : { end: words.t('enrolled') }),
  };
}

/** The card of a course of the open catalog. A visitor has not started it, so the card does not mention a start (PUB-1). */
export function publicCard(access: ObjectiveAccess, moment: Moment, words: CardWords, at: number): CardView {
  const view = cardView(access, moment, words, at);
  const speaks = courseState(access.objective) === 'draft' || availability(access, moment).code === 'before';
  const route = { name: 'openCatalogCourse', objectiveId: access.objective.id } as const;
  return { ...view, route, action: null, ...(speaks ? {} : { start: { text: '' } }), end: '' };
}
