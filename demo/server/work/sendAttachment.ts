import { Readable } from 'node:stream';
import { asc, eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { Db } from '../db/openDb.ts';
import { attachmentPieces } from '../db/work/schemaWork.ts';
import { disposition } from '../http/sendFile.ts';
import type { Storage } from '../storage/storage.ts';
import type { AttachmentRow } from './attachmentWire.ts';

/**
 * Sends a whole file as a download with the type of its name (ATTACH-6). If a browser shows it nevertheless, nothing in it runs, and it has
 * no origin of ours.
 */
export async function sendAttachment(
  reply: FastifyReply,
  db: Db,
  storage: Storage,
  { id, name, size, mediaType }: AttachmentRow,
): Promise<FastifyReply> {
  const pieces = await db
    .select({ key: attachmentPieces.key })
    .from(attachmentPieces)
    .where(eq(attachmentPieces.attachmentId, id))
    .orderBy(asc(attachmentPieces.offset));
  async function* bytes() {
    for (const { key } of pieces) yield await storage.get(key);
  }
  // An error of the storage is reported before the first byte: afterwards it is too late.
  const all = bytes();
  const first = await all.next();
  async function* whole() {
    if (!first.done) yield first.value;
    yield* all;
  }
  reply.headers({
    'content-type': mediaType,
    'content-disposition': disposition({ name, attached: true }),
    'content-length': size,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  });
  return reply.send(Readable.from(whole(), { objectMode: false }));
}
