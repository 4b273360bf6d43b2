import type { Route } from './route.ts';

/** A date or a task of a course, by the fields that decide where it leads. */
export interface Dated {
  readonly objectiveId: string;
  readonly aggregateId: string;
  /** State of the course's last run; null before the first. */
  readonly state: string | null;
  /** Null for a date of the course itself. */
  readonly part: { readonly axis: readonly string[] } | null;
}

/** The route of a date: the part in a course in progress, else the course (CAL-5). */
export function dateRoute({ part, objectiveId, aggregateId, state }: Dated): Route {
  if (state === 'inProgress') return { name: 'content', objectiveId, axis: part?.axis ?? [], query: '' };
  return { name: 'course', objectiveId, aggregateId: state === 'finished' ? null : aggregateId, review: false };
}
