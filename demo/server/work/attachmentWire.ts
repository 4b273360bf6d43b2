import type { AttachedFile } from '../../../src/domain/work/attachedFile.ts';
import type { attachments } from '../db/work/schemaWork.ts';

/** A file as it is stored. */
export type AttachmentRow = typeof attachments.$inferSelect;

/** Address of learners' own files; the id of a file follows. */
export const attachmentPath = '/api/lectern/v1/users/me/attachments';

/** A file as it goes over the wire to its learner. @param origin of this server */
export const attachmentWire = (origin: string, row: AttachmentRow): AttachedFile => ({
  id: row.id,
  name: row.name,
  size: row.size,
  mediaType: row.mediaType,
  received: row.received,
  modified: row.modified,
  url: row.received >= row.size ? `${origin}${attachmentPath}/${encodeURIComponent(row.id)}/file` : null,
});
