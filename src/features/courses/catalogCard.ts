import { availability } from '../../domain/availability.ts';
import type { ObjectiveAccess } from '../../domain/course.ts';
import { courseState } from '../../domain/courseState.ts';
import type { Moment } from '../../domain/moment.ts';
import { cardView } from './cardModel.ts';
import type { CardView, Say } from './CardView.ts';

/** The card of a course of the catalog: it leads to the course's page there, and a mandatory one reads Enrolled (LIST-5). */
export function catalogCard(access: ObjectiveAccess, moment: Moment, say: Say): CardView {
  const view = cardView(access, moment, say);
  const route = { name: 'catalogCourse', objectiveId: access.objective.id, rest: '', query: '' } as const;
  if (!access.isMandatory) return { ...view, route, details: null };
  const { start } = view;
  // What is not started yet is told by being enrolled; dates and what is coming keep their place.
  const plain = start.text === say.t('notStarted');
  return { ...view, route, details: null, ...(plain ? { start: { text: say.t('enrolled'), icon: 'check' }, end: '' } : { end: say.t('enrolled') }) };
}

/** The card of a course of the open catalog. Nobody has started it, so nothing is said of that (PUB-1). */
export function publicCard(access: ObjectiveAccess, moment: Moment, say: Say): CardView {
  const view = cardView(access, moment, say);
  const speaks = courseState(access.objective) === 'draft' || availability(access, moment).code === 'before';
  const route = { name: 'openCatalogCourse', objectiveId: access.objective.id } as const;
  return { ...view, route, details: null, ...(speaks ? {} : { start: { text: '' } }), end: '' };
}
