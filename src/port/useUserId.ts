import { useEffect, useState, useSyncExternalStore } from 'react';
import { usePort } from './context.tsx';

/** Id of the person whose page this is, for what is kept of them; null until it is known, empty where it cannot be. */
export function useUserId(): string | null {
  const { session } = usePort();
  const { subscribe, getState } = session.store;
  // Not by the hook of the list, which would leave the list's own code for a file of its own then, and every first card would wait for it.
  const { user } = useSyncExternalStore(subscribe, getState, getState);
  const [nobody, setNobody] = useState(false);
  const known = user !== null;
  useEffect(() => {
    if (!known) session.user().catch(() => setNobody(true));
  }, [session, known]);
  return user?.id ?? (nobody ? '' : null);
}
