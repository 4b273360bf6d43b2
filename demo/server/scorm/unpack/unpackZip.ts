import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { packageLimits } from '../limits.ts';
import { PackageError } from '../PackageError.ts';
import { pathInside } from './pathInside.ts';

/** The result of unpacking. */
export interface Unpacked {
  /** Paths below the folder. */
  readonly paths: readonly string[];
  readonly bytes: number;
}

type Limits = Readonly<Record<'file' | 'total' | 'ratio' | 'ratioFrom' | 'entries', number>>;

/** The kind of an entry, by the mode that Unix tools write; 0 without a mode. */
const kindOf = ({ externalFileAttributes }: Entry) => (externalFileAttributes >>> 16) & 0o170000;
const [NONE, FILE, FOLDER] = [0, 0o100000, 0o040000];

/** Checks an entry's own description. @throws PackageError */
function checkEntry(entry: Entry, path: string, limits: Limits): void {
  const kind = kindOf(entry);
  if (kind !== NONE && kind !== FILE && kind !== FOLDER) throw new PackageError('link', path);
  if (entry.isEncrypted()) throw new PackageError('encrypted', path);
  if (!entry.canDecodeFileData()) throw new PackageError('damaged', path);
  const { compressedSize: packed, uncompressedSize: size } = entry;
  if (size > limits.file) throw new PackageError('file', path);
  if (size > limits.ratioFrom && size > packed * limits.ratio) throw new PackageError('ratio', path);
}

/** Counts the bytes that really come, whatever size the entry names. */
const counting = (count: (bytes: number) => void) =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        count(chunk.length);
        done(null, chunk);
      } catch (error) {
        done(error as Error);
      }
    },
  });

async function unpackAll(zip: ZipFile, folder: string, limits: Limits): Promise<Unpacked> {
  if (zip.entryCount > limits.entries) throw new PackageError('entries', String(zip.entryCount));
  const paths = new Map<string, string>();
  let bytes = 0;
  let entries = 0;
  for await (const entry of zip.eachEntry()) {
    entries += 1;
    if (entries > limits.entries) throw new PackageError('entries', String(entries));
    const path = pathInside(entry.fileName);
    checkEntry(entry, path, limits);
    if (/[/\\]$/.test(entry.fileName) || path === '') continue;
    // For some systems, names that differ by case alone are the same.
    const folded = path.normalize('NFC').toLowerCase();
    if (paths.has(folded)) throw new PackageError('twice', path);
    paths.set(folded, path);
    let length = 0;
    const count = (more: number) => {
      length += more;
      bytes += more;
      if (length > limits.file) throw new PackageError('file', path);
      if (bytes > limits.total) throw new PackageError('total');
    };
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await pipeline(
      await zip.openReadStreamPromise(entry),
      counting(count),
      createWriteStream(join(folder, path), { flags: 'wx' }),
    );
  }
  return { paths: [...paths.values()], bytes };
}

/**
 * Unpacks a zip file into an empty folder, within its limits (SCORM-2). When it throws, the caller removes the files that it has written.
 * @throws PackageError
 */
export async function unpackZip(file: string, folder: string, limits: Limits = packageLimits): Promise<Unpacked> {
  const zip = await yauzl
    .openPromise(file, { lazyEntries: true, autoClose: false, decodeStrings: true, strictFileNames: false })
    .catch((error: Error) => {
      throw new PackageError(/end of central directory/i.test(error.message) ? 'notZip' : 'damaged');
    });
  try {
    return await unpackAll(zip, folder, limits);
  } catch (error) {
    if (error instanceof PackageError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    // The disk is full, or may not be written to.
    if (code && ['ENOSPC', 'EACCES', 'EROFS', 'EMFILE', 'EDQUOT', 'EIO'].includes(code)) throw error;
    // A file where another entry needs a folder.
    if (code === 'EEXIST' || code === 'ENOTDIR' || code === 'EISDIR') throw new PackageError('twice');
    throw new PackageError(/relative path|absolute path|invalid characters/i.test(message) ? 'path' : 'damaged');
  } finally {
    zip.close();
  }
}
