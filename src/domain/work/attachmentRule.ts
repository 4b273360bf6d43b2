import { fileKinds, fitsKind, kindOfName, type FileKindName } from './fileKind.ts';

/** The rule for files that may be attached in a part, as its author set it (ATTACH-1). */
export interface AttachmentRule {
  /** The largest file, in bytes. */
  readonly maxBytes: number;
  readonly maxFiles: number;
  readonly kinds: readonly FileKindName[];
}

/** The rule that applies if the author only allowed files (ATTACH-1). */
export const usualRule: AttachmentRule = {
  maxBytes: 20 * 1024 * 1024,
  maxFiles: 5,
  kinds: ['pdf', 'docx', 'odt', 'xlsx', 'ods', 'csv', 'pptx', 'odp', 'txt', 'png', 'jpg', 'zip'],
};

/** A file as the learner chose it. */
export interface ChosenFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** As the browser tells it; empty if it knows none. */
  readonly mediaType: string;
}

/** Why a file is not taken. */
export type AttachmentFault = 'empty' | 'tooBig' | 'wrongType' | 'tooMany';

/**
 * Why a file is not taken, as far as its name, size and announced type tell (FORM-2, ATTACH-2); null if it is. The server judges its
 * content.
 * @param already number of files that the part already has
 */
export function attachmentFault(
  { name, size, mediaType }: ChosenFile,
  rule: AttachmentRule,
  already: number,
): AttachmentFault | null {
  const kind = kindOfName(name);
  if (!kind || !rule.kinds.includes(kind) || !fitsKind(kind, mediaType)) return 'wrongType';
  if (size === 0) return 'empty';
  if (size > rule.maxBytes) return 'tooBig';
  return already >= rule.maxFiles ? 'tooMany' : null;
}

/** The file name endings that a rule allows, for the texts and for the browser's dialog: `.pdf`. */
export const endingsOf = ({ kinds }: AttachmentRule): readonly string[] =>
  kinds.flatMap((name) => fileKinds[name].endings.map((ending) => `.${ending}`));
