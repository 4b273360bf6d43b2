import type { LecternError } from '../../../errors.ts';
import { firstMessage } from '../../../plain/firstMessage.ts';
import type { UploadFault } from './Upload.ts';

const byField: Readonly<Record<string, UploadFault>> = {
  content: 'content',
  quota: 'quota',
  count: 'tooMany',
  name: 'wrongType',
  file: 'unreadable',
};

/** The reason why the server or the browser did not take a file, and the message that came with it. */
export function uploadFault({ detail }: LecternError): { readonly fault: UploadFault; readonly message: string } {
  const field = Object.keys(detail.messages ?? {})[0] ?? detail.field ?? '';
  return { fault: byField[field] ?? 'refused', message: firstMessage(detail.messages) ?? '' };
}
