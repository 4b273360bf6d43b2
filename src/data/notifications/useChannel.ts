import { useEffect, useState } from 'react';
import { asError } from '../../commands/asError.ts';
import { channelAnnouncements } from '../../contract/notifications/channels.ts';
import type { Announcement, ChannelPage } from '../../domain/notifications/channel.ts';
import { usePort } from '../../port/context.tsx';
import { queryOptions } from '../query/queryOptions.ts';
import { useOnline } from '../query/useOnline.ts';
import { useQuery } from '../query/useQuery.ts';
import { channelsKey } from './channelsKey.ts';
import type { Known } from './useChannels.ts';
import { readNow } from './readNow.ts';
import { useUnreadCounts } from './useUnreadCounts.ts';

/** The announcements of a channel as far as they are known. */
export interface KnownChannel extends Known<ChannelPage> {
  readonly older: 'none' | 'ready' | 'loading' | 'failed';
  readonly showOlder: () => void;
}

/** Asks for the announcements of a channel (CALL-83), and marks them as read as long as they are looked at (NOTE-5). */
export function useChannel(channelId: string): KnownChannel {
  const port = usePort();
  const online = useOnline();
  const counts = useUnreadCounts();
  const { data, error, isFetching, refetch } = useQuery(
    queryOptions({
      queryKey: [...channelsKey, channelId],
      queryFn: ({ signal }) => port.send(channelAnnouncements, { params: { channelId } }, { signal }),
    }),
    port.cache,
  );
  const [before, setBefore] = useState<{ readonly items: readonly Announcement[]; readonly more: boolean } | null>(
    null,
  );
  const [asking, setAsking] = useState<'loading' | 'failed' | null>(null);
  // The newest unread announcement, also one that is not counted (NOTE-15). Each one is marked as read only once.
  const counted = (counts?.[channelId] ?? 0) > 0 ? '' : null;
  const unread = data ? (data.items.find((one) => one.unread)?.id ?? counted) : null;
  useEffect(() => {
    if (unread === null) return;
    // A hidden page marks nothing as read.
    const read = () => {
      if (document.visibilityState !== 'hidden') void readNow(port, channelId);
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [unread, port, channelId]);
  const more = before ? before.more : data?.more === true;
  // An announcement that is in both lists is shown once.
  const known = new Set(data?.items.map(({ id }) => id));
  const items = data && [...data.items, ...(before?.items.filter(({ id }) => !known.has(id)) ?? [])];
  const showOlder = async () => {
    const last = items?.at(-1);
    if (!last || asking === 'loading') return;
    setAsking('loading');
    try {
      const query = { before: new Date(last.sent).toISOString() };
      const page = await port.send(channelAnnouncements, { params: { channelId }, query });
      setBefore({ items: [...(before?.items ?? []), ...page.items], more: page.more });
      setAsking(null);
    } catch (cause) {
      port.host.report(asError(cause));
      setAsking('failed');
    }
  };
  return {
    data: data && items ? { ...data, items, more } : null,
    error: error && !isFetching ? asError(error) : null,
    online,
    retry: () => void refetch(),
    older: more ? (asking ?? 'ready') : 'none',
    showOlder: () => void showOlder(),
  };
}
