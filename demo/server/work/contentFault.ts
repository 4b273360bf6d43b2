import { fileTypeFromBuffer } from 'file-type';
import type { FileKindName } from '../../../src/domain/work/fileKind.ts';

/** The contents of each kind, as they are recognised. `text`: it has no signature, and is text without control signs. */
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

/** Whether bytes are the beginning of a text: without zeros and control signs, in UTF-8 or the like of it. */
function isText(bytes: Uint8Array): boolean {
  const utf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return utf16 || !bytes.some((byte) => byte < 9 || (byte > 13 && byte < 27) || (byte > 27 && byte < 32));
}

/** What the first bytes of a file are, as far as it can be told: an ending, `text`, or `unknown`. */
async function contentOf(first: Uint8Array): Promise<string> {
  const found = await fileTypeFromBuffer(first).catch(() => undefined);
  if (found) return found.ext;
  return isText(first) ? 'text' : 'unknown';
}

/**
 * What a file really is, where that is not what its name says (ATTACH-2); null where it fits.
 * @param first its first bytes: all of a short file, 64 kB at least of a longer one
 */
export async function contentFault(kind: FileKindName, first: Uint8Array): Promise<string | null> {
  const content = await contentOf(first);
  return contents[kind].includes(content) ? null : content;
}
