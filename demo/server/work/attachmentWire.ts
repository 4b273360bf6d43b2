import type { AttachedFile } from '../../../src/domain/work/attachedFile.ts';
import type { attachments } from '../db/work/schemaWork.ts';

/** A file as it is kept. */
export type AttachmentRow = typeof attachments.$inferSelect;

/** Where learners take their own files from; `{id}` is the file's. */
export const attachmentPath = '/api/lectern/v1/users/me/attachments';

/** A file as it travels to its learner. @param origin of this server */
export const attachmentWire = (origin: string, row: AttachmentRow): AttachedFile => ({
  id: row.id,
  name: row.name,
  size: row.size,
  mediaType: row.mediaType,
  received: row.received,
  modified: row.modified,
  url: row.received >= row.size ? `${origin}${attachmentPath}/${encodeURIComponent(row.id)}/file` : null,
});
