import { saveTimezone } from '../../contract/person/timezone.ts';
import type { User } from '../../domain/person/user.ts';
import type { RuntimePort } from '../../port/port.ts';

/**
 * Saves a time zone of the signed-in person, unless it is the saved one (PROF-3). All dates of this page and of the other tabs follow
 * (LOC-10).
 * @returns whether something was sent
 * @throws LecternError where it could not be saved
 */
export async function setTimezone(
  port: Pick<RuntimePort, 'send' | 'session'>,
  user: User,
  timezone: string,
): Promise<boolean> {
  if (timezone === user.timezone) return false;
  await port.send(saveTimezone, { params: { userId: user.id }, body: { timezone } });
  port.session.changed?.({ ...(port.session.store.getState().user ?? user), timezone });
  return true;
}
