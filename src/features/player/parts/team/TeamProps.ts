import type { HeadingLevel } from '../../../../ui/text/Heading.tsx';
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
  /** Whether the learner has not chosen a team yet: then the question replaces the content. */
  readonly asked: boolean;
  /** Level of the heading above the team. */
  readonly headingLevel: HeadingLevel;
}
