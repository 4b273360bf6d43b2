import { array, boolean, fallback, nullish, picklist, pipe, transform } from 'valibot';
import {
  mailWays,
  noticeKinds,
  preferencesFrom,
  type Preference,
  type Preferences,
} from '../../domain/notifications/preferences.ts';
import { command, readCall, type CallInput } from '../wire/call.ts';
import { decode } from '../wire/decode.ts';
import { object } from '../wire/object.ts';

/** The preference for one kind of notice, the same in requests and replies. */
export const preferenceShape = object({
  kind: picklist(noticeKinds),
  portal: boolean(),
  mail: picklist(mailWays),
});

// Kinds and ways that this version does not know are left out; the others stay.
const reply = object({
  preferences: pipe(
    array(fallback(nullish(preferenceShape, null), null)),
    transform((all): readonly Preference[] => preferencesFrom(all.filter((one) => one !== null && one !== undefined))),
  ),
  mail: fallback(nullish(boolean(), true), true),
});

const path = 'users/me/notification-preferences';
const read =
  (name: string) =>
  (body: unknown): Preferences =>
    decode(name, reply, body);

/** The learner's notification preferences (CALL-86). A call of Lectern's own: `notificationPreferences` in `extensions`. */
export const notificationPreferences = readCall({
  name: 'notificationPreferences.get',
  base: 'lectern',
  path,
  read: read('notificationPreferences.get'),
  _input: {} as CallInput,
});

/** Changes the preferences for the kinds that are named, and replies with all preferences (CALL-87). */
export const saveNotificationPreferences = command({
  name: 'notificationPreferences.save',
  base: 'lectern',
  method: 'PUT',
  path,
  prefer: 'respond-sync',
  idempotency: 'natural',
  offline: 'refuse',
  read: read('notificationPreferences.save'),
  _input: {} as { readonly body: { readonly preferences: readonly Preference[] } },
});
