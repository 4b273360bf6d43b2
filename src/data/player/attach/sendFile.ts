import { announceAttachment, sendPiece } from '../../../contract/work/attachments.ts';
import type { AttachedFile } from '../../../domain/work/attachedFile.ts';
import { pieceBytes } from '../../../domain/work/pieces.ts';
import { LecternError } from '../../../errors.ts';
import type { RuntimePort } from '../../../port/port.ts';

/** The file that is sent, and the part that it belongs to. */
export interface FileToSend {
  readonly id: string;
  readonly file: File;
  readonly workflowId: string;
  readonly activityPathId: string;
}

/**
 * Sends a file piece by piece, from the first byte that the server does not have, until it is whole (ATTACH-3).
 * @param told called with the bytes that have arrived
 * @throws LecternError `bad_request` with the field `file` where the browser cannot read the file any more: it was changed or removed
 */
export async function sendFile(
  { send }: Pick<RuntimePort, 'send'>,
  { id, file, workflowId, activityPathId }: FileToSend,
  told: (received: number) => void,
  signal: AbortSignal,
): Promise<AttachedFile> {
  const body = { id, name: file.name, size: file.size, mediaType: file.type, modified: file.lastModified };
  let known = await send(announceAttachment, { params: { id: workflowId, activityPathId }, body }, { signal });
  while (known.received < known.size) {
    told(known.received);
    const bytes = await file
      .slice(known.received, known.received + pieceBytes)
      .arrayBuffer()
      .catch((cause: unknown) => {
        throw new LecternError('bad_request', 'the file cannot be read', { field: 'file', cause });
      });
    const params = { attachmentId: id, offset: String(known.received) };
    known = await send(
      sendPiece,
      { params, body: new Blob([bytes], { type: 'application/octet-stream' }) },
      { signal },
    );
  }
  return known;
}
