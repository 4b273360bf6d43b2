import { queryOptions } from '../query/queryOptions.ts';
import { isAnnounced } from '../settings/isAnnounced.ts';
import { unreadCounts } from '../../contract/parts/unreadCounts.ts';
import type { RuntimePort } from '../../port/port.ts';
import { unreadKey } from './unreadKey.ts';

/** The numbers of unread announcements by channel (CALL-61); empty where the LMS does not announce the call (CALL-5). */
export const unreadQuery = (port: RuntimePort) =>
  queryOptions({
    queryKey: unreadKey,
    queryFn: async ({ signal }): Promise<Readonly<Record<string, number>>> =>
      (await isAnnounced(port, 'unreadCounts')) ? port.send(unreadCounts, {}, { signal }) : {},
  });
