import type { Upload, UploadFault } from '../../../../data/player/attach/Upload.ts';
import { isWhole, type AttachedFile } from '../../../../domain/work/attachedFile.ts';
import type { AttachmentRule } from '../../../../domain/work/attachmentRule.ts';
import type { Translate } from '../../../../i18n/locale.ts';

/** One line of the list of files. */
export type FileRow =
  | { readonly kind: 'whole'; readonly file: AttachedFile }
  /** The upload stopped half-way, and no page continues it: the learner must choose the file again (ATTACH-4). */
  | { readonly kind: 'half'; readonly file: AttachedFile }
  | { readonly kind: 'upload'; readonly upload: Upload };

/** The files of a part in the order of the list: those on the server, then those that are uploading or were refused. */
export function fileRows(items: readonly AttachedFile[], uploads: readonly Upload[]): readonly FileRow[] {
  const onWay = new Set(uploads.map(({ id }) => id));
  return [
    ...items
      .filter(({ id }) => !onWay.has(id))
      .map((file): FileRow => ({ kind: isWhole(file) ? 'whole' : 'half', file })),
    ...uploads.map((upload): FileRow => ({ kind: 'upload', upload })),
  ];
}

/** Whether a file is still uploading, so that the answer cannot be handed in yet (ATTACH-7). */
export const isOnWay = (row: FileRow): boolean =>
  row.kind === 'half' || (row.kind === 'upload' && row.upload.phase !== 'fault');

/**
 * The reason why a file was refused, in words (FORM-2, TEXT-44, TEXT-45).
 * @param words `limit` formats a number of bytes, and `endings` lists the accepted types
 */
export function faultText(
  fault: UploadFault,
  message: string,
  rule: AttachmentRule,
  {
    t,
    limit,
    endings,
  }: { readonly t: Translate<'work'>; readonly limit: (bytes: number) => string; readonly endings: string },
): string {
  if (fault === 'tooBig') return t('attach.size', { size: limit(rule.maxBytes) });
  if (fault === 'wrongType') return t('attach.types', { types: endings });
  if (fault === 'tooMany') return t('attach.fault.tooMany', { count: rule.maxFiles });
  // The server's own message says more than "refused".
  return fault === 'refused' && message ? message : t(`attach.fault.${fault}`);
}
