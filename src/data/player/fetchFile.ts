import { portalFile, storageFile } from '../../contract/parts/files.ts';
import type { PdfSource } from '../../web/pdfSource.ts';
import type { RuntimePort, SendOptions } from '../../port/port.ts';

/**
 * All bytes of a file: the LMS is asked in the learner's name, the object storage anonymously.
 * @throws LecternError `unauthorized` and `forbidden` where the learner may not see the file
 */
export function fetchFile(
  { send }: Pick<RuntimePort, 'send'>,
  { url, from }: PdfSource,
  options: SendOptions,
): Promise<Uint8Array> {
  return send(from === 'portal' ? portalFile : storageFile, { params: { link: url } }, options);
}
