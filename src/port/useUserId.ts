import { useEffect, useState, useSyncExternalStore } from 'react';
import { usePort } from './context.tsx';

/** Id of the signed-in person, for data that is kept for them; null until it is known, empty if it cannot be known. */
export function useUserId(): string | null {
  const { session } = usePort();
  const { subscribe, getState } = session.store;
  // Does not use the hook of the list: its code would then become a separate file, and every first card would wait for it.
  const { user } = useSyncExternalStore(subscribe, getState, getState);
  const [nobody, setNobody] = useState(false);
  const known = user !== null;
  useEffect(() => {
    if (!known) session.user().catch(() => setNobody(true));
  }, [session, known]);
  return user?.id ?? (nobody ? '' : null);
}
