import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { workflowStates } from '../../../src/domain/course/states.ts';
import { kindOfName } from '../../../src/domain/work/fileKind.ts';
import { longestPiece, shortestPiece } from '../../../src/domain/work/pieces.ts';
import { LecternError } from '../../../src/errors.ts';
import { notFound, refused } from '../calls/route.ts';
import type { Db } from '../db/openDb.ts';
import { answers } from '../db/schemaDrafts.ts';
import { objectiveWorkflows } from '../db/schemaRuns.ts';
import { attachmentPieces, attachments } from '../db/work/schemaWork.ts';
import type { Storage } from '../storage/storage.ts';
import type { AttachmentRow } from './attachmentWire.ts';
import { contentFault } from './contentFault.ts';

/** @throws LecternError `conflict` where the run is over, or the part handed in (ATTACH-7) */
export async function checkChangeable(db: Db, { workflowId, axis }: AttachmentRow): Promise<void> {
  const [run] = await db
    .select({ state: objectiveWorkflows.state, handedInAt: answers.handedInAt })
    .from(objectiveWorkflows)
    .leftJoin(answers, and(eq(answers.workflowId, objectiveWorkflows.id), eq(answers.axis, axis)))
    .where(eq(objectiveWorkflows.id, workflowId ?? ''));
  if (run?.state !== workflowStates.inProgress || run.handedInAt)
    throw refused('This part has already been handed in.');
}

const unfit = (message: string) =>
  new LecternError('bad_request', message, { field: 'content', messages: { content: [message] } });

/**
 * Stores bytes of a file from an offset on (ATTACH-3). Bytes that do not begin where the last ones ended change nothing; the result tells
 * how much of the file has arrived. The bytes are in the storage before the database knows of them: nothing counts as received that could
 * be lost. Bytes that were stored in vain are removed again: they would take room that nobody's limit counts (ATTACH-5).
 */
export async function keepPiece(
  { db, storage, now }: { readonly db: Db; readonly storage: Storage; readonly now: number },
  file: AttachmentRow,
  offset: number,
  bytes: Uint8Array,
): Promise<AttachmentRow> {
  if (offset !== file.received || file.received >= file.size) return file;
  const end = offset + bytes.length;
  if (
    bytes.length === 0 ||
    bytes.length > longestPiece ||
    end > file.size ||
    (end < file.size && bytes.length < shortestPiece)
  )
    throw unfit('These bytes are not a piece of the file as it was announced.');
  await checkChangeable(db, file);
  const kind = kindOfName(file.name);
  const found = offset === 0 && kind ? await contentFault(kind, bytes) : null;
  if (found !== null || !kind) {
    await db
      .update(attachments)
      .set({ removed: new Date(now) })
      .where(eq(attachments.id, file.id));
    throw unfit(`"${file.name}" is not what its name says: it holds ${found ?? 'something else'}.`);
  }
  const key = `${file.id}/${offset}-${randomUUID().slice(0, 8)}`;
  await storage.put(key, bytes);
  const kept = await db.transaction(async (tx) => {
    const [row] = await tx
      .update(attachments)
      .set({ received: end, touched: new Date(now) })
      .where(and(eq(attachments.id, file.id), eq(attachments.received, offset), isNull(attachments.removed)))
      .returning();
    if (row) await tx.insert(attachmentPieces).values({ attachmentId: file.id, offset, size: bytes.length, key });
    return row;
  });
  if (kept) return kept;
  // Another request was faster, or removed the file. What the storage does not remove now goes with the file's folder.
  await storage.remove(key).catch((error: unknown) => console.error(error));
  const [standing] = await db.select().from(attachments).where(eq(attachments.id, file.id));
  if (!standing || standing.removed) throw notFound('file');
  return standing;
}
