import type { ObjectiveAccess } from './course.ts';

/** Where a card leads (CARD-6): the content in progress, the course when finished, else the overview of this very enrolment. */
export function cardDestination({ aggregate }: Pick<ObjectiveAccess, 'aggregate'>): 'content' | 'course' | 'aggregate' {
  const state = aggregate.lastObjectiveWorkflow?.state;
  if (state === 'inProgress') return 'content';
  return state === 'finished' ? 'course' : 'aggregate';
}
