import { useEffect, useState } from 'react';
import { asError } from '../../commands/asError.ts';
import type { User } from '../../domain/person/user.ts';
import type { LecternError } from '../../errors.ts';
import { usePort } from '../../port/context.tsx';
import { useStore } from '../../port/useStore.ts';

/** The signed-in person, for a page that needs them. */
export interface CurrentUser {
  readonly user: User | null;
  /** Why the person is not known; null while the request is under way. */
  readonly error: LecternError | null;
  readonly retry: () => void;
}

/** Asks for the signed-in person, and follows changes of them. */
export function useUser(): CurrentUser {
  const { session } = usePort();
  const { user } = useStore(session.store);
  const [error, setError] = useState<LecternError | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let here = true;
    session.user().catch((cause: unknown) => here && setError(asError(cause)));
    return () => void (here = false);
  }, [session, attempt]);
  const retry = () => {
    setError(null);
    setAttempt((before) => before + 1);
  };
  return { user, error: user ? null : error, retry };
}
