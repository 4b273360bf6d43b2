import { useRef, useState } from 'react';
import { asError } from '../../commands/asError.ts';
import { saveNotificationPreferences } from '../../contract/notifications/preferences.ts';
import type { NoticeKind, Preference, Preferences } from '../../domain/notifications/preferences.ts';
import type { LecternError } from '../../errors.ts';
import { usePort } from '../../port/context.tsx';
import { unreadKey } from '../player/unreadKey.ts';
import { useOnline } from '../query/useOnline.ts';
import { useQuery } from '../query/useQuery.ts';
import { channelsKey } from './channelsKey.ts';
import { preferencesKey, preferencesQuery } from './preferencesQuery.ts';
import type { Known } from './useChannels.ts';

/** The outcome of the last change of a kind. */
export type Outcome =
  { readonly kind: 'saving' } | { readonly kind: 'saved' } | { readonly kind: 'failed'; readonly error: LecternError };

type OfKinds<T> = Readonly<Partial<Record<NoticeKind, T>>>;

/** The learner's notification preferences, and the function that changes them. */
export interface KnownPreferences extends Known<Preferences> {
  readonly outcomes: OfKinds<Outcome>;
  /** Shows a choice at once and saves it; one that could not be saved is taken back (NOTE-16). Never rejects. */
  readonly choose: (preference: Preference) => Promise<void>;
}

/**
 * Asks for the learner's notification preferences (CALL-86), and saves changes kind by kind, one change of a kind after the other
 * (CALL-87).
 */
export function usePreferences(): KnownPreferences {
  const port = usePort();
  const online = useOnline();
  const { data, error, isFetching, refetch } = useQuery(preferencesQuery(port), port.cache);
  const [chosen, setChosen] = useState<OfKinds<Preference>>({});
  const [outcomes, setOutcomes] = useState<OfKinds<Outcome>>({});
  const waiting = useRef<Partial<Record<NoticeKind, Preference>>>({});
  const sending = useRef(new Set<NoticeKind>());

  const settle = (kind: NoticeKind, outcome: Outcome) => {
    setOutcomes((before) => ({ ...before, [kind]: outcome }));
    setChosen(({ [kind]: _, ...others }) => others);
  };
  const choose = async (preference: Preference) => {
    const { kind } = preference;
    setChosen((before) => ({ ...before, [kind]: preference }));
    setOutcomes((before) => ({ ...before, [kind]: { kind: 'saving' } }));
    waiting.current[kind] = preference;
    if (sending.current.has(kind)) return;
    sending.current.add(kind);
    let failure: LecternError | null = null;
    // A choice made during a request is sent next; of several choices only the last one counts.
    for (let next = waiting.current[kind]; next; next = waiting.current[kind]) {
      delete waiting.current[kind];
      try {
        // A reply that is older than this change must not arrive after it.
        await port.cache.cancelQueries({ queryKey: preferencesKey });
        const kept = await port.send(saveNotificationPreferences, { body: { preferences: [next] } });
        port.cache.setQueryData<Preferences>(preferencesKey, kept);
        failure = null;
      } catch (cause) {
        failure = asError(cause);
        port.host.report(failure);
      }
    }
    sending.current.delete(kind);
    settle(kind, failure ? { kind: 'failed', error: failure } : { kind: 'saved' });
    if (failure) void port.cache.invalidateQueries({ queryKey: preferencesKey });
    // A kind that is off in the portal is not counted there (NOTE-15).
    else for (const queryKey of [unreadKey, channelsKey]) void port.cache.invalidateQueries({ queryKey });
  };
  return {
    data: data ? { ...data, preferences: data.preferences.map((one) => chosen[one.kind] ?? one) } : null,
    error: error && !isFetching ? asError(error) : null,
    online,
    retry: () => void refetch(),
    outcomes,
    choose,
  };
}
