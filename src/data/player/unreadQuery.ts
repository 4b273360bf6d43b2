import { queryOptions } from '../query/queryOptions.ts';
import { unreadCounts } from '../../contract/parts/unreadCounts.ts';
import type { RuntimePort } from '../../port/port.ts';
import { unreadKey } from './unreadKey.ts';

/** How many announcements are unread, by channel (CALL-61); nothing where the LMS does not announce the call (CALL-5). */
export const unreadQuery = (port: RuntimePort) =>
  queryOptions({
    queryKey: unreadKey,
    queryFn: async ({ signal }): Promise<Readonly<Record<string, number>>> => {
      const { extensions } = await port.host.configuration();
      return extensions.includes('unreadCounts') ? port.send(unreadCounts, {}, { signal }) : {};
    },
  });
