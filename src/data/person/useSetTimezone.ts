import { useRef, useState } from 'react';
import { asError } from '../../commands/asError.ts';
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
  const [busy, setBusy] = useState(false);
  // A second click may come before the first has been drawn.
  const underWay = useRef(false);
  const [error, setError] = useState<LecternError | null>(null);
  const set = async (timezone: string) => {
    if (underWay.current) return false;
    underWay.current = true;
    setBusy(true);
    setError(null);
    try {
      if (await setTimezone(port, user, timezone)) onSet();
      return true;
    } catch (cause) {
      setError(asError(cause));
      return false;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { busy, error, set };
}
