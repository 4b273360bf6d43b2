import { command } from '../wire/call.ts';

/** Saves the preferred time zone of a person (CALL-52). Its reply is not documented, and is not read. */
export const saveTimezone = command({
  name: 'timezone.save',
  base: 'lms',
  path: 'users/{userId}/timezone',
  idempotency: 'natural',
  offline: 'refuse',
  read: () => null,
  _input: {} as { readonly params: { readonly userId: string }; readonly body: { readonly timezone: string } },
});
