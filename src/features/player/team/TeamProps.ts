import type { HeadingLevel } from '../../../ui/Heading.tsx';
import type { TeamPlace } from './teamPlace.ts';

/** Whose course it is. */
export interface TeamCourse {
  readonly objectiveId: string;
  readonly aggregateId: string;
  readonly userId: string;
}

export interface TeamProps extends TeamPlace, TeamCourse {
  readonly workflowId: string;
  readonly name: string;
  /** Nobody has said yet with whom: it stands in place of the content. */
  readonly asked: boolean;
  /** Level of the heading over it. */
  readonly headingLevel: HeadingLevel;
}
