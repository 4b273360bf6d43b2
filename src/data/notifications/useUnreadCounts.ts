import { useEffect } from 'react';
import { usePort } from '../../port/context.tsx';
import { unreadQuery } from '../player/unreadQuery.ts';
import { useQuery } from '../query/useQuery.ts';
import { followCounts } from './followCounts.ts';

/** The current numbers of unread announcements by channel (NOTE-6); undefined until they are known. */
export function useUnreadCounts(): Readonly<Record<string, number>> | undefined {
  const port = usePort();
  useEffect(() => followCounts(port), [port]);
  return useQuery(unreadQuery(port), port.cache).data;
}
