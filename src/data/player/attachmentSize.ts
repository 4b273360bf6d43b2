import { queryOptions } from '../query/queryOptions.ts';
import { attachmentSize } from '../../contract/parts/attachments.ts';
import type { RuntimePort } from '../../port/port.ts';

/** Size of an attachment in bytes, null where it is not told: nobody is troubled with that (MEDIA-4). Each address is asked once. */
export const attachmentSizeQuery = (port: RuntimePort, link: string) =>
  queryOptions({
    queryKey: ['attachmentSize', link] as const,
    queryFn: () => port.send(attachmentSize, { params: { link } }).catch(() => null),
    staleTime: Infinity,
  });
