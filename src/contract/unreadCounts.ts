import { fallback, number, object, pipe, record, string, transform } from 'valibot';
import { command, readCall, type CallInput } from './call.ts';
import { decode } from './decode.ts';

// A count that is none tells nothing, and takes nothing from the others.
const counts = object({ counts: pipe(record(string(), fallback(number(), 0)), transform((all): Readonly<Record<string, number>> => all)) });

/** How many announcements the learner has not read, by channel; channels of their courses alone. A call of Lectern's own (CALL-61): `unreadCounts` in `extensions`. */
export const unreadCounts = readCall({
  name: 'unreadCounts.get',
  base: 'lectern',
  path: 'users/me/unread-counts',
  read: (body) => decode('unreadCounts.get', counts, body).counts,
  _input: {} as CallInput,
});

/** The learner opens a channel: what is in it until now has been read (CALL-62). */
export const readAnnouncements = command({
  name: 'announcements.read',
  base: 'lectern',
  method: 'PUT',
  path: 'users/me/channels/{channelId}/read',
  prefer: 'respond-sync',
  idempotency: 'natural',
  offline: 'refuse',
  read: () => null,
  _input: {} as { readonly params: { readonly channelId: string }; readonly body: Readonly<Record<string, never>> },
});
