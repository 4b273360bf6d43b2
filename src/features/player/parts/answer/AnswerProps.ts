import type { PartContent } from '../../../../domain/tree/partContent.ts';
import type { HeadingLevel } from '../../../../ui/text/Heading.tsx';
import type { Handing } from '../../base/HandingContext.ts';

/** The part to which the answer belongs. */
export interface AnswerProps {
  readonly workflowId: string;
  readonly activityPathId: string;
  /** Name of the part. */
  readonly name: string;
  /** Ids of the parts on the path to it, from the root's child on. */
  readonly path: readonly string[];
  /** Whether it can be handed in now. */
  readonly open: boolean;
  /** Whether nothing of the answer may be sent later without a click (DRAFT-5). */
  readonly timed: boolean;
  /** Level of the heading above the answer that was handed in. */
  readonly headingLevel: HeadingLevel;
}

/** The properties of the views of an answer. */
export interface AnswerViewProps extends AnswerProps {
  readonly handing: Handing;
  /** Whether files can be attached: the part accepts them, and the LMS stores them (ATTACH-1). */
  readonly files: boolean;
}

/** The properties of {@link AnswerProps}, with the kind of the part's content. */
export interface AskedProps extends AnswerProps {
  readonly kind: PartContent['kind'];
}
