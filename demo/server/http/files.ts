import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { byteRange } from './byteRange.ts';
import { mediaTypeOf } from './mediaTypeOf.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
// A reader waits. The best level takes 21 times as long to save another 6 %: `scripts/build.mjs --compressed` uses that.
const BROTLI_SOON = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const encoders = {
  br: (raw: Buffer) => brotli(raw, BROTLI_SOON),
  gzip: (raw: Buffer) => gzipped(raw),
  identity: (raw: Buffer) => Promise.resolve(raw),
};
/** Endings of the files that were compressed ahead of time. */
const ENDINGS = { br: '.br', gzip: '.gz' };
// Rollup's eight characters; of the chunks that the loader names every name holds a hash.
const hashed = /-[\w-]{8}\.(js|css)(\.map)?$|[\\/]embed[\\/]1[\\/]chunks[\\/]/;

type Encoding = keyof typeof encoders;

function encodingOf(accepted: string): Encoding {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

interface Entry {
  readonly stamp: string;
  readonly etag: string;
  readonly bodies: Partial<Record<Encoding, Promise<Buffer>>>;
  readonly raw: Buffer;
}

/** The compressed file that was made ahead of time, if it is no older than the file. */
async function aheadOf(path: string, ending: string): Promise<Buffer | null> {
  const [made, from] = await Promise.all([stat(path + ending).catch(() => null), stat(path)]);
  return made && made.mtimeMs >= from.mtimeMs ? readFile(path + ending) : null;
}

async function compress(path: string, raw: Buffer, encoding: Encoding): Promise<Buffer> {
  const ahead = encoding === 'identity' ? null : await aheadOf(path, ENDINGS[encoding]);
  return ahead ?? encoders[encoding](raw);
}

/**
 * Sends the files of one folder, as they were compressed ahead of time, else compressed once and kept. A file with a hash in its name never
 * changes; browsers ask for any other again after `maxAge` seconds, with an ETag.
 */
export function createFiles(folder: string, maxAge: number) {
  const entries = new Map<string, Entry>();

  const load = async (path: string): Promise<Entry | null> => {
    const info = await stat(path).catch(() => null);
    if (!info?.isFile()) return null;
    const stamp = `${info.mtimeMs}-${info.size}`;
    const known = entries.get(path);
    if (known?.stamp === stamp) return known;
    const raw = await readFile(path);
    const entry: Entry = {
      stamp,
      raw,
      etag: createHash('sha256').update(raw).digest('base64url').slice(0, 22),
      bodies: {},
    };
    entries.set(path, entry);
    return entry;
  };

  /** Sends the file, or returns null when there is none. `name` comes from an address and is not trusted. */
  return async (request: FastifyRequest, reply: FastifyReply, name: string): Promise<FastifyReply | null> => {
    const path = normalize(join(folder, name));
    if (!path.startsWith(folder + sep) || /[\0\\]|(^|\/)\./.test(name)) return null;
    const entry = await load(path);
    if (!entry) return null;
    const type = mediaTypeOf(path);
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const compressible = /text|json|svg/.test(type) && entry.raw.length > 256;
    const encoding = compressible ? encodingOf(accepted) : 'identity';
    reply.headers({
      'content-type': type,
      'cache-control': hashed.test(path) ? 'public, max-age=31536000, immutable' : `public, max-age=${maxAge}`,
      'etag': `"${entry.etag}-${encoding}"`,
      ...(compressible && { vary: 'Accept-Encoding' }),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    });
    if (request.headers['if-none-match']?.includes(`"${entry.etag}-${encoding}"`)) return reply.code(304).send();
    // A range refers to the bytes of the uncompressed file alone.
    const range =
      encoding === 'identity' &&
      (request.headers['if-range'] ?? `"${entry.etag}-identity"`) === `"${entry.etag}-identity"`
        ? byteRange(request.headers.range, entry.raw.length)
        : null;
    if (encoding === 'identity') reply.header('accept-ranges', 'bytes');
    if (range === 'none') return reply.code(416).header('content-range', `bytes */${entry.raw.length}`).send();
    if (range)
      return reply
        .code(206)
        .header('content-range', `bytes ${range.start}-${range.end}/${entry.raw.length}`)
        .send(entry.raw.subarray(range.start, range.end + 1));
    const body = (entry.bodies[encoding] ??= compress(path, entry.raw, encoding));
    return reply.send(await body);
  };
}
