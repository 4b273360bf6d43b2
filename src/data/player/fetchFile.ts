import { portalFile, storageFile } from '../../contract/parts/files.ts';
import type { PdfSource } from '../../web/pdfSource.ts';
import type { RuntimePort, SendOptions } from '../../port/port.ts';

/**
 * All bytes of a file: the LMS is asked in the learner's name, the object storage as anybody would.
 * @throws LecternError `unauthorized` and `forbidden` where the file is not the learner's to see
 */
export function fetchFile(
  { send }: Pick<RuntimePort, 'send'>,
  { url, from }: PdfSource,
  options: SendOptions,
): Promise<Uint8Array> {
  return send(from === 'portal' ? portalFile : storageFile, { params: { link: url } }, options);
}
