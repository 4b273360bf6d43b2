import { command, readCall, type CallInput } from '../wire/call.ts';
import { decode } from '../wire/decode.ts';
import { text } from '../wire/fields.ts';
import { object } from '../wire/object.ts';

const feed = object({ url: text });
const read = (name: string) => (body: unknown) => decode(name, feed, body).url;
const path = 'users/me/calendar-feed';

/** The address at which programs subscribe to the learner's calendar, or null. A call of Lectern's own (CALL-74). */
export const calendarFeed = readCall({
  name: 'calendarFeed.get',
  base: 'lectern',
  path,
  read: read('calendarFeed.get'),
  _input: {} as CallInput,
});

/** Makes a new address, and ends the old one (CALL-75). */
export const renewCalendarFeed = command({
  name: 'calendarFeed.renew',
  base: 'lectern',
  path,
  prefer: 'respond-sync',
  idempotency: 'none',
  offline: 'refuse',
  read: read('calendarFeed.renew'),
  _input: {} as { readonly body: Readonly<Record<string, never>> },
});

/** Ends the subscription and its address (CALL-76). */
export const endCalendarFeed = command({
  name: 'calendarFeed.end',
  base: 'lectern',
  path: `${path}/end`,
  prefer: 'respond-sync',
  idempotency: 'natural',
  offline: 'refuse',
  read: () => null,
  _input: {} as { readonly body: Readonly<Record<string, never>> },
});

/** The request of a calendar program for a feed. The token in the address names the feed; nobody has to be signed in (CALL-77). */
export const calendarFeedFile = { method: 'GET', base: 'lectern', path: 'calendar-feeds/{file}' } as const;
