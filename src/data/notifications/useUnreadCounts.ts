import { useEffect } from 'react';
import { usePort } from '../../port/context.tsx';
import { unreadQuery } from '../player/unreadQuery.ts';
import { useQuery } from '../query/useQuery.ts';
import { followCounts } from './followCounts.ts';

/** How many announcements are unread, by channel, as it changes (NOTE-6); undefined until it is known. */
export function useUnreadCounts(): Readonly<Record<string, number>> | undefined {
  const port = usePort();
  useEffect(() => followCounts(port), [port]);
  return useQuery(unreadQuery(port), port.cache).data;
}
