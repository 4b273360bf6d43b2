import type { HeadingLevel } from '../../../../ui/Heading.tsx';
import type { TeamPlace } from './teamPlace.ts';

/** The course and its learner. */
export interface TeamCourse {
  readonly objectiveId: string;
  readonly aggregateId: string;
  readonly userId: string;
}

export interface TeamProps extends TeamPlace, TeamCourse {
  readonly workflowId: string;
  readonly name: string;
  /** The learner has not chosen a team yet: the question stands in place of the content. */
  readonly asked: boolean;
  /** Level of the heading over the team. */
  readonly headingLevel: HeadingLevel;
}
