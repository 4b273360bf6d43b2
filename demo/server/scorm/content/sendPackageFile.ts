import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { byteRange } from '../../http/byteRange.ts';
import { packageType } from './packageType.ts';

/** A file of a package on the disk. */
interface FoundFile {
  readonly path: string;
  readonly size: number;
}

/** A file below a folder; null for anything else: another place, a folder, a link that leads out (SCORM-8). */
export async function packageFile(folder: string, name: string): Promise<FoundFile | null> {
  if (/[\0\\]|(?:^|\/)\.\.?(?:\/|$)|\/\/|\/$/.test(name) || name === '') return null;
  try {
    const [top, path] = await Promise.all([realpath(folder), realpath(join(folder, name))]);
    const info = await stat(path);
    return path.startsWith(top + sep) && info.isFile() ? { path, size: info.size } : null;
  } catch {
    return null;
  }
}

/**
 * Sends a file of a package, or a part of it (SCORM-8). Its content never changes, because a package never does: a browser keeps it during
 * the launch, and asks again with the same tag in the next one.
 * @param version id of the package
 */
export function sendPackageFile(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  { path, size }: FoundFile,
  version: string,
): FastifyReply {
  const etag = `"${version}-${size.toString(36)}"`;
  reply.headers({
    'content-type': packageType(path),
    'accept-ranges': 'bytes',
    'cache-control': 'private, max-age=43200, immutable',
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
  return method === 'HEAD' || size === 0 ? reply.send() : reply.send(createReadStream(path, { start, end }));
}
