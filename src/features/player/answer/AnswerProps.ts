import type { HeadingLevel } from '../../../ui/Heading.tsx';
import type { Handing } from '../HandingContext.ts';

/** The part whose answer it is. */
export interface AnswerProps {
  readonly workflowId: string;
  readonly activityPathId: string;
  /** Name of the part. */
  readonly name: string;
  /** Ids of the parts from the root's child to the part. */
  readonly path: readonly string[];
  /** It can be handed in now. */
  readonly open: boolean;
  /** Nothing of it goes out by itself later (DRAFT-5). */
  readonly timed: boolean;
  /** Level of the heading over what was handed in. */
  readonly headingLevel: HeadingLevel;
}

/** What the views of an answer are given. */
export interface AnswerViewProps extends AnswerProps {
  readonly handing: Handing;
}
