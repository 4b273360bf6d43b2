import { createHash } from 'node:crypto';
import type { FileKind } from './filePath.ts';
import type { CertificateFacts } from './render/certificateFacts.ts';

/** A file as it is sent. */
export interface CertificateFile {
  readonly bytes: Buffer;
  readonly etag: string;
}

const MOST_BYTES = 16 * 1024 * 1024;
const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('base64url').slice(0, 22);

/**
 * Keeps files of certificates by their content (CERT-11). Each is drawn once, however many requests come at the same moment, and kept
 * while there is room; the least recently used are dropped. A failed drawing is not kept.
 */
export function keptFiles(
  draw: (facts: CertificateFacts, kind: FileKind) => Promise<Buffer>,
  mostBytes = MOST_BYTES,
): (facts: CertificateFacts, kind: FileKind) => Promise<CertificateFile> {
  const kept = new Map<string, CertificateFile>();
  const begun = new Map<string, Promise<CertificateFile>>();
  let size = 0;

  const keep = (key: string, file: CertificateFile) => {
    kept.set(key, file);
    size += file.bytes.length;
    for (const [oldest, { bytes }] of kept) {
      if (size <= mostBytes) break;
      kept.delete(oldest);
      size -= bytes.length;
    }
  };

  const drawn = async (key: string, facts: CertificateFacts, kind: FileKind) => {
    try {
      const bytes = await draw(facts, kind);
      const file = { bytes, etag: `"${hashOf(bytes)}"` };
      keep(key, file);
      return file;
    } finally {
      begun.delete(key);
    }
  };

  return async (facts, kind) => {
    const key = hashOf(JSON.stringify([kind, facts]));
    const known = kept.get(key);
    if (known) {
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    const file = begun.get(key) ?? drawn(key, facts, kind);
    begun.set(key, file);
    return file;
  };
}
