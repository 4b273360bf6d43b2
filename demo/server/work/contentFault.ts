import { fileTypeFromBuffer } from 'file-type';
import type { FileKindName } from '../../../src/domain/work/fileKind.ts';

/**
 * The contents that fit each kind, as the detection by the first bytes names them. `text`: there is no signature, and the bytes are text
 * without control characters.
 */
const contents: Readonly<Record<FileKindName, readonly string[]>> = {
  pdf: ['pdf'],
  docx: ['docx'],
  xlsx: ['xlsx'],
  pptx: ['pptx'],
  odt: ['odt'],
  ods: ['ods'],
  odp: ['odp'],
  txt: ['text'],
  csv: ['text'],
  png: ['png', 'apng'],
  jpg: ['jpg'],
  webp: ['webp'],
  mp3: ['mp3'],
  mp4: ['mp4', 'm4v', 'mov'],
  zip: ['zip'],
};

/**
 * Whether bytes are the beginning of a text: without zeros and control characters, in UTF-8 or the like of it, or after the mark of
 * two-byte characters.
 */
function isText(bytes: Uint8Array): boolean {
  const utf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return utf16 || !bytes.some((byte) => byte < 9 || (byte > 13 && byte < 27) || (byte > 27 && byte < 32));
}

/** The content of a file by its first bytes: an ending, `text`, or `unknown`. */
async function contentOf(first: Uint8Array): Promise<string> {
  const found = await fileTypeFromBuffer(first).catch(() => undefined);
  if (found) return found.ext;
  return isText(first) ? 'text' : 'unknown';
}

/**
 * The real content of a file, where its name says something else (ATTACH-2); null where it fits.
 * @param first its first bytes: all of a short file, 64 kB at least of a longer one
 */
export async function contentFault(kind: FileKindName, first: Uint8Array): Promise<string | null> {
  const content = await contentOf(first);
  return contents[kind].includes(content) ? null : content;
}
