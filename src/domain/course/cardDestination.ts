import type { ObjectiveAccess } from './course.ts';

/**
 * The target of a card (CARD-6): the content while the course is in progress, the course when it is finished, else the overview of this
 * enrolment.
 */
export function cardDestination({ aggregate }: Pick<ObjectiveAccess, 'aggregate'>): 'content' | 'course' | 'aggregate' {
  const state = aggregate.lastObjectiveWorkflow?.state;
  if (state === 'inProgress') return 'content';
  return state === 'finished' ? 'course' : 'aggregate';
}
