import type { Known } from '../../data/notifications/useChannels.ts';
import { badgeOf } from '../../domain/notifications/badgeOf.ts';
import type { Channel } from '../../domain/notifications/channel.ts';
import { total } from '../../plain/total.ts';
import { notLoaded, type NotLoaded } from '../../domain/load/notLoaded.ts';
import { whyOld, type WhyOld } from '../../domain/load/whyOld.ts';

/** The state of a list of announcements: its content, or the panel that replaces it. */
export type NewsState =
  | NotLoaded
  | { readonly kind: 'empty' }
  /** TEXT-38: the tenant has no chat, or this channel is not one of the learner's. */
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'shown'; readonly notice: WhyOld };

/**
 * The state of a list of announcements (NOTE-3, ERR-11). A failure never removes loaded data.
 * @param announced whether the LMS offers such calls; null while this is unknown
 */
export function newsState(
  { data, error, online }: Omit<Known<unknown>, 'retry'>,
  count: number,
  announced: boolean | null,
): NewsState {
  if (announced === false || error?.code === 'not_found' || error?.code === 'forbidden') return { kind: 'unavailable' };
  if (data === null) return notLoaded(error, online);
  if (count === 0) return { kind: 'empty' };
  return { kind: 'shown', notice: whyOld(error, online) };
}

/** The number of unread announcements in all channels. */
export const unreadIn = (counts: Readonly<Record<string, number>> = {}): number =>
  total(Object.values(counts).filter((one) => badgeOf(one) !== null));

/** Whether it is the learner's own channel, which belongs to no course (NOTE-11). */
export const isOwn = ({ objectiveId }: Pick<Channel, 'objectiveId'>): boolean => objectiveId === null;

/** All channels, the learner's own first (NOTE-11). */
export const ownFirst = (channels: readonly Channel[]): readonly Channel[] => [
  ...channels.filter(isOwn),
  ...channels.filter((one) => !isOwn(one)),
];

/** Channels of the short list: the learner's own, then those with unread announcements, then the newest (NOTE-8, NOTE-11). */
export function shortList(channels: readonly Channel[], shown: number): readonly Channel[] {
  const withNews = channels.filter(({ last }) => last !== null);
  const unread = withNews.filter((one) => one.unread > 0);
  return ownFirst([...unread, ...withNews.filter((one) => !unread.includes(one))]).slice(0, shown);
}

/**
 * The place in a hash (NOTE-10): `#chat` is the list, `#chat/channels/groups/{id}` a channel; null for any other hash.
 * An unknown text after `#chat` means the list.
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
