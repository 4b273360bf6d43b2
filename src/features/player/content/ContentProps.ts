import type { ObjectiveAccess } from '../../../domain/course/course.ts';
import type { ObjectiveWorkflow } from '../../../domain/course/workflow.ts';
import type { HeadingLevel } from '../../../ui/text/Heading.tsx';
import type { PlayerEmit } from '../manifest.ts';

/** Properties of the content view. */
export interface ContentProps {
  readonly access: ObjectiveAccess;
  /** The run on screen. It is not always the last one (ROUTE-36). */
  readonly run: ObjectiveWorkflow;
  /** Ids of the parts down to the one to open, joined by `/`. */
  readonly axis: string;
  /** Query of the address, kept from part to part (ROUTE-6). */
  readonly query: string;
  /** Whether the reader came from the overview. */
  readonly arrived: boolean;
  readonly headingLevel: HeadingLevel;
  readonly emit: PlayerEmit;
}
