import { command, readCall, type CallInput } from '../wire/call.ts';
import { decode } from '../wire/decode.ts';
import { table } from '../wire/fields.ts';
import { object } from '../wire/object.ts';

const shape = object({ counts: object({}) });
// A value that is not a number counts as 0; the other counts stay.
const counts = object({ counts: table((value) => (typeof value === 'number' ? value : 0)) });

/**
 * Numbers of unread announcements by channel, for the channels of the learner's courses alone. A call of Lectern's
 * own (CALL-61): `unreadCounts` in `extensions`.
 */
export const unreadCounts = readCall({
  name: 'unreadCounts.get',
  base: 'lectern',
  path: 'users/me/unread-counts',
  read: (body) => {
    decode('unreadCounts.get', shape, body);
    return decode('unreadCounts.get', counts, body).counts;
  },
  _input: {} as CallInput,
});

/** Marks all announcements of a channel until now as read, when the learner opens it (CALL-62). */
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
