import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { byteRange } from './byteRange.ts';

/** A file as it is sent. */
export interface SentFile {
  readonly path: string;
  readonly name: string;
  readonly mediaType: string;
  /** It is downloaded rather than shown. */
  readonly attached: boolean;
}

/** Browsers read the second name, which may have any character; the first is for clients that know no other. */
export function disposition({ name, attached }: Pick<SentFile, 'name' | 'attached'>): string {
  const plain = name.replace(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${attached ? 'attachment' : 'inline'}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/**
 * Sends a file, or the requested part of it, so that a reader can jump within a video (SRV-25). The browser of a person who may read it
 * keeps it, and asks about it each time.
 */
export async function sendFile(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  file: SentFile,
): Promise<FastifyReply> {
  const { size, mtimeMs } = await stat(file.path);
  const etag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
  reply.headers({
    'content-type': file.mediaType,
    'content-disposition': disposition(file),
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache',
    etag,
  });
  if (headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  const range =
    headers['if-range'] === undefined || headers['if-range'] === etag ? byteRange(headers.range, size) : null;
  if (range === 'none')
    return reply.code(416).header('content-range', `bytes */${size}`).header('content-length', 0).send();
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  reply.header('content-length', end - start + 1);
  return method === 'HEAD' || size === 0 ? reply.send() : reply.send(createReadStream(file.path, { start, end }));
}
