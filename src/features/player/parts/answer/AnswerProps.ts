import type { PartContent } from '../../../../domain/tree/partContent.ts';
import type { HeadingLevel } from '../../../../ui/Heading.tsx';
import type { Handing } from '../../base/HandingContext.ts';

/** The part to which the answer belongs. */
export interface AnswerProps {
  readonly workflowId: string;
  readonly activityPathId: string;
  /** Name of the part. */
  readonly name: string;
  /** Ids of the parts from the root's child to the part. */
  readonly path: readonly string[];
  /** It can be handed in now. */
  readonly open: boolean;
  /** Nothing of the answer is sent later by itself (DRAFT-5). */
  readonly timed: boolean;
  /** Level of the heading over the answer that was handed in. */
  readonly headingLevel: HeadingLevel;
}

/** The properties of the views of an answer. */
export interface AnswerViewProps extends AnswerProps {
  readonly handing: Handing;
  /** Files can be attached: the part takes them, and the LMS keeps them (ATTACH-1). */
  readonly files: boolean;
}

/** What a part asks its learner for. */
export interface AskedProps extends AnswerProps {
  readonly kind: PartContent['kind'];
}
