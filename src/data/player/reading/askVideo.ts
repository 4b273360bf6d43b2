import { attachmentSize } from '../../../contract/parts/attachments.ts';
import type { LecternError } from '../../../errors.ts';
import type { RuntimePort } from '../../../port/port.ts';
import { asError } from '../../../commands/asError.ts';

/** Asks the address of a video why the video does not play: the code of the error; null where the address answers (VIDEO-5). */
export async function askVideo(port: RuntimePort, url: string): Promise<LecternError['code'] | null> {
  try {
    await port.send(attachmentSize, { params: { link: url } });
    return null;
  } catch (error) {
    return asError(error).code;
  }
}
