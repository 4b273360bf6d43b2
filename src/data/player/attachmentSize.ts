import { queryOptions } from '../query/queryOptions.ts';
import { attachmentSize } from '../../contract/parts/attachments.ts';
import type { RuntimePort } from '../../port/port.ts';

/** Size of an attachment in bytes; null where the server does not tell it, which is no error (MEDIA-4). Each address is asked once. */
export const attachmentSizeQuery = (port: RuntimePort, link: string) =>
  queryOptions({
    queryKey: ['attachmentSize', link] as const,
    queryFn: () => port.send(attachmentSize, { params: { link } }).catch(() => null),
    staleTime: Infinity,
  });
