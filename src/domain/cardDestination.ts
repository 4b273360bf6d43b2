import type { ObjectiveAccess } from './course.ts';

/** Where a card leads (CARD-6): the content in progress, the course when finished, else the overview of this very enrolment. */
export function cardDestination({ aggregate }: Pick<ObjectiveAccess, 'aggregate'>): 'content' | 'course' | 'aggregate' {
  const state = aggregate.lastObjectiveWorkflow?.state;
  return state === 'inProgress' ? 'content' : state === 'finished' ? 'course' : 'aggregate';
}
