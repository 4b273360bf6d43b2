import type { Known } from '../../data/notifications/useChannels.ts';
import type { Channel } from '../../domain/notifications/channel.ts';
import { total } from '../../plain/total.ts';

/** What stands in the place of announcements. */
export type NewsState =
  | { readonly kind: 'loading' | 'empty' | 'offline' | 'failed' }
  /** TEXT-38: the tenant has no chat, or this channel is not one of the learner's. */
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'shown'; readonly notice: 'offline' | 'stale' | null };

/**
 * The state of a list of announcements (NOTE-3, ERR-11). A failure never removes what was loaded.
 * @param announced whether the LMS has such calls; null until that is known
 */
export function newsState(
  { data, error, online }: Omit<Known<unknown>, 'retry'>,
  count: number,
  announced: boolean | null,
): NewsState {
  // Without a connection the settings may not be known.
  if ((announced === false && online) || error?.code === 'not_found' || error?.code === 'forbidden')
    return { kind: 'unavailable' };
  if (data === null) {
    if (!online || error?.code === 'offline') return { kind: 'offline' };
    return { kind: error ? 'failed' : 'loading' };
  }
  if (count === 0) return { kind: 'empty' };
  if (!online) return { kind: 'shown', notice: 'offline' };
  return { kind: 'shown', notice: error ? 'stale' : null };
}

const most = 99;

/** A number of unread announcements as a badge shows it; null where nothing is unread, or the number is none (NOTE-4). */
export function badgeOf(count: number): { readonly count: number; readonly over: boolean } | null {
  if (!Number.isSafeInteger(count) || count <= 0) return null;
  return { count: Math.min(count, most), over: count > most };
}

/** How many are unread in all channels. */
export const unreadIn = (counts: Readonly<Record<string, number>> = {}): number =>
  total(Object.values(counts).filter((one) => badgeOf(one) !== null));

/** The learner's own channel, which is of no course (NOTE-11). */
export const isOwn = ({ objectiveId }: Pick<Channel, 'objectiveId'>): boolean => objectiveId === null;

/** All channels, the learner's own first (NOTE-11). */
export const ownFirst = (channels: readonly Channel[]): readonly Channel[] => [
  ...channels.filter(isOwn),
  ...channels.filter((one) => !isOwn(one)),
];

/** Channels of the short list: the learner's own, then those with something unread, then the newest (NOTE-8, NOTE-11). */
export function shortList(channels: readonly Channel[], shown: number): readonly Channel[] {
  const withNews = channels.filter(({ last }) => last !== null);
  const unread = withNews.filter((one) => one.unread > 0);
  return ownFirst([...unread, ...withNews.filter((one) => !unread.includes(one))]).slice(0, shown);
}

/**
 * The place that a hash names (NOTE-10): `#chat` is the list, `#chat/channels/groups/{id}` a channel; null for a hash of others.
 * What follows `#chat` and is not known is the list.
 */
export function chatPlace(hash: string): { readonly channelId: string } | null {
  const [, rest] = /^#chat(?:[/?](.*))?$/.exec(hash) ?? [];
  if (!hash.startsWith('#chat') || !/^#chat([/?]|$)/.test(hash)) return null;
  const [, id = ''] = /^channels\/groups\/([^/?#]+)$/.exec(rest ?? '') ?? [];
  try {
    return { channelId: decodeURIComponent(id) };
  } catch {
    return { channelId: '' };
  }
}

/** The hash of a place. */
export const chatHash = (channelId: string): string =>
  channelId ? `#chat/channels/groups/${encodeURIComponent(channelId)}` : '#chat';
