import { isWhole, type AttachedFile } from '../../../domain/work/attachedFile.ts';
import { attachmentFault, type AttachmentRule } from '../../../domain/work/attachmentRule.ts';
import { safeName } from '../../../domain/work/safeName.ts';
import { uuid } from '../../../plain/uuid.ts';
import type { Upload } from './Upload.ts';

/** The state of a part when files are chosen for it. */
export interface FilesNow {
  readonly rule: AttachmentRule;
  /** The files that the server has, whole or in part. */
  readonly items: readonly AttachedFile[];
  readonly uploads: readonly Upload[];
  /** Whether this page is sending a file already. */
  readonly isSent: (id: string) => boolean;
}

/** Whether a file that was chosen is the rest of one that stopped half-way (ATTACH-4). */
const continues = (kept: AttachedFile, file: File) =>
  !isWhole(kept) && kept.name === safeName(file.name) && kept.size === file.size && kept.modified === file.lastModified;

/** Judges files in the order in which they were chosen: each is taken, continues where it stopped, or gets a fault (ATTACH-2, ATTACH-4). */
export function chooseFiles(chosen: readonly File[], { rule, items, uploads, isSent }: FilesNow) {
  const taken: { readonly upload: Upload; readonly file: File }[] = [];
  for (const file of chosen) {
    const half = items.find(
      (one) => continues(one, file) && !isSent(one.id) && !taken.some(({ upload }) => upload.id === one.id),
    );
    const onWay = [...uploads, ...taken.map(({ upload }) => upload)].filter(
      ({ id, fault }) => !fault && !items.some((one) => one.id === id),
    );
    const { size, type: mediaType } = file;
    const name = safeName(file.name);
    const fault = half ? null : attachmentFault({ name, size, mediaType }, rule, items.length + onWay.length);
    const upload = { id: half?.id ?? uuid(), name, size, received: half?.received ?? 0, fault, message: '' };
    taken.push({ file, upload: { ...upload, phase: fault ? 'fault' : 'queued' } });
  }
  return taken;
}
