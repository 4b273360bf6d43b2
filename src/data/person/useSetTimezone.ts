import { useOneAtATime } from '../../commands/useOneAtATime.ts';
import type { User } from '../../domain/person/user.ts';
import type { LecternError } from '../../errors.ts';
import { usePort } from '../../port/context.tsx';
import { setTimezone } from './setTimezone.ts';

/** The saving of a time zone, as a screen shows it. */
export interface SettingTimezone {
  readonly busy: boolean;
  /** Why the last attempt failed; null after another one has begun. */
  readonly error: LecternError | null;
  /** @returns whether the zone is saved; never rejects */
  readonly set: (timezone: string) => Promise<boolean>;
}

/** Saves the time zone of the signed-in person, one attempt at a time (PROF-3). */
export function useSetTimezone(user: User, onSet: () => void): SettingTimezone {
  const port = usePort();
  const { busy, error, run } = useOneAtATime();
  const set = (timezone: string) =>
    run(async () => {
      if (await setTimezone(port, user, timezone)) onSet();
    });
  return { busy, error, set };
}
