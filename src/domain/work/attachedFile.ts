import type { AttachmentRule } from './attachmentRule.ts';

/** A file that a learner attached to a part, as the server has it. */
export interface AttachedFile {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly mediaType: string;
  /** How many of its bytes have arrived; all of them once it is whole. */
  readonly received: number;
  /**
   * When it was last changed on the learner's device, in milliseconds: the file is recognised by this when its upload continues (ATTACH-4).
   */
  readonly modified: number | null;
  /** Address from which it can be downloaded; null before it is whole. */
  readonly url: string | null;
}

/** The rule for files of a part, and the attached files. */
export interface Attached {
  /** Null if the part takes no files. */
  readonly rule: AttachmentRule | null;
  readonly items: readonly AttachedFile[];
}

/** Whether all of a file has arrived. */
export const isWhole = ({ size, received }: AttachedFile): boolean => received >= size;
