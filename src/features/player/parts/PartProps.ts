import type { PartContent } from '../../../domain/tree/partContent.ts';
import type { HeadingLevel } from '../../../ui/text/Heading.tsx';

/** The properties of the view of a kind of content. */
export interface PartProps<K extends PartContent['kind'] = PartContent['kind']> {
  readonly content: Extract<PartContent, { readonly kind: K }>;
  /** Name of the part. */
  readonly name: string;
  readonly workflowId: string;
  /** Level of the heading above the part. */
  readonly headingLevel: HeadingLevel;
  /** Whether the part is complete. */
  readonly done: boolean;
  /** To be called when the content of the part has been seen (DONE-2); has no effect if that changes nothing. */
  readonly onSeen: () => void;
}

/** The size that an author gave a part, in CSS pixels (PRESENT-5); null leaves it to the page. */
export interface Box {
  readonly width: number | null;
  readonly height: number | null;
}
