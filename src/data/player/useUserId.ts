import { useEffect, useState } from 'react';
import { usePort } from '../../runtime/context.tsx';
import { useStore } from '../../runtime/useStore.ts';

/** Id of the person whose page this is, for what is kept of them; null until it is known, empty where it cannot be. */
export function useUserId(): string | null {
  const { session } = usePort();
  const { user } = useStore(session.store);
  const [nobody, setNobody] = useState(false);
  const known = user !== null;
  useEffect(() => {
    if (!known) session.user().catch(() => setNobody(true));
  }, [session, known]);
  return user?.id ?? (nobody ? '' : null);
}
