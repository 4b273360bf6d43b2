import type { PartContent } from '../../domain/partContent.ts';
import type { HeadingLevel } from '../../ui/Heading.tsx';

/** What the view of a kind of content is given. */
export interface PartProps<K extends PartContent['kind'] = PartContent['kind']> {
  readonly content: Extract<PartContent, { readonly kind: K }>;
  /** Name of the part. */
  readonly name: string;
  readonly workflowId: string;
  /** Level of the heading over the part. */
  readonly headingLevel: HeadingLevel;
  /** The part is complete. */
  readonly done: boolean;
  /** To be called when what the part holds has been seen (DONE-2); does nothing where that changes nothing. */
  readonly onSeen: () => void;
}
