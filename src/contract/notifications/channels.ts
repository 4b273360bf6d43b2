import { array, boolean, fallback, nullish, pipe, string, transform } from 'valibot';
import type { Announcement, Channel, ChannelPage } from '../../domain/notifications/channel.ts';
import { command, readCall, type CallInput } from '../wire/call.ts';
import { decode } from '../wire/decode.ts';
import { count, instant, table, text } from '../wire/fields.ts';
import { object } from '../wire/object.ts';
import { noticeShape } from './noticeShape.ts';

const words = pipe(
  text,
  transform((value) => value ?? ''),
);
const certificate = fallback(nullish(object({ number: string(), expires: instant }), null), null);
const announcement = pipe(
  object({
    id: string(),
    sent: instant,
    text: words,
    author: text,
    certificate,
    notice: noticeShape,
    unread: fallback(nullish(boolean(), false), false),
  }),
  transform((one): Announcement | null => (one.sent === null ? null : { ...one, sent: one.sent })),
);
const channel = object({
  id: string(),
  // The learner's own channel belongs to no course (NOTE-11).
  objectiveId: text,
  courseName: words,
  code: text,
  unread: pipe(
    count,
    transform((value) => Math.max(0, value ?? 0)),
  ),
  last: fallback(nullish(announcement, null), null),
});
const known = <T>(all: readonly (T | null | undefined)[]) => all.filter((one): one is T & {} => one != null);
// Unreadable channels are left out; the others stay.
const channels = object({
  channels: pipe(
    array(fallback(nullish(channel, null), null)),
    transform((all): readonly Channel[] => known(all)),
  ),
});
const page = object({
  objectiveId: text,
  courseName: words,
  items: pipe(
    array(fallback(nullish(announcement, null), null)),
    transform((all): readonly Announcement[] => known(all)),
  ),
  more: fallback(nullish(boolean(), false), false),
});
// A notice of an unknown kind has nothing to show, so it is left out of the learner's own channel.
const saying = (own: boolean, items: readonly Announcement[]) => (own ? items.filter(({ notice }) => notice) : items);
const shape = object({ counts: object({}) });
const counts = object({ counts: table((value) => (typeof value === 'number' ? value : 0)) });

/**
 * The numbers of unread announcements, by channel.
 * @throws LecternError `bad_reply`
 */
export function readCounts(name: string, body: unknown): Readonly<Record<string, number>> {
  decode(name, shape, body);
  return decode(name, counts, body).counts;
}

const run = object({ id: string(), over: fallback(nullish(boolean(), false), false) });

/**
 * The run that a tool or a package has reported on, and whether it is over.
 * @throws LecternError `bad_reply`
 */
export const readReportedRun = (name: string, body: unknown) => decode(name, run, body);

const path = 'users/me/channels';

/** The learner's own channel, and those of their courses (CALL-82). A call of Lectern's own: `notifications` in `extensions`. */
export const channelsOfLearner = readCall({
  name: 'channels.get',
  base: 'lectern',
  path,
  read: (body) => decode('channels.get', channels, body).channels,
  _input: {} as CallInput,
});

/** The announcements of a channel, the newest first, from `before` on back (CALL-83). */
export const channelAnnouncements = readCall({
  name: 'announcements.get',
  base: 'lectern',
  path: `${path}/{channelId}/announcements`,
  read: (body): ChannelPage => {
    const read = decode('announcements.get', page, body);
    return { ...read, items: saying(read.objectiveId === null, read.items) };
  },
  _input: {} as {
    readonly params: { readonly channelId: string };
    readonly query?: { readonly before: string };
  },
});

/** Marks all announcements of all channels until now as read (CALL-84). */
export const readAllChannels = command({
  name: 'channels.read',
  base: 'lectern',
  method: 'PUT',
  path: `${path}/read`,
  prefer: 'respond-sync',
  idempotency: 'natural',
  offline: 'refuse',
  read: (body) => readCounts('channels.read', body),
  _input: {} as { readonly body: Readonly<Record<string, never>> },
});

/**
 * A stream of the numbers of unread announcements, at once and when they change, and of runs that a tool or package has reported on
 * (CALL-85).
 */
export const channelChanges = readCall({
  name: 'channels.changes',
  base: 'lectern',
  path: `${path}/changes`,
  reply: 'events',
  read: () => null,
  _input: {} as CallInput,
});
