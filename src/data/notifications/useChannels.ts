import { useState } from 'react';
import { asError } from '../../commands/asError.ts';
import { readAllChannels } from '../../contract/notifications/channels.ts';
import type { Channel } from '../../domain/notifications/channel.ts';
import type { LecternError } from '../../errors.ts';
import { usePort } from '../../port/context.tsx';
import { unreadKey } from '../player/unreadKey.ts';
import { useOnline } from '../query/useOnline.ts';
import { useQuery } from '../query/useQuery.ts';
import { channelsKey } from './channelsKey.ts';
import { channelsQuery } from './channelsQuery.ts';

/** Something that was asked for, as far as it is known. */
export interface Known<T> {
  readonly data: T | null;
  /** Why the last attempt failed; null while it is being tried again. */
  readonly error: LecternError | null;
  readonly online: boolean;
  readonly retry: () => void;
}

/** The learner's channels, and what reads all of them. */
export interface Channels extends Known<readonly Channel[]> {
  readonly busy: boolean;
  /** Never rejects. @returns whether the server kept it */
  readonly readAll: () => Promise<boolean>;
}

/** Asks for the learner's channels (CALL-82). */
export function useChannels(): Channels {
  const port = usePort();
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(channelsQuery(port), port.cache);
  return {
    data: data ?? null,
    error: error && !isFetching ? asError(error) : null,
    online,
    retry: () => void refetch(),
    busy,
    async readAll() {
      if (busy) return false;
      setBusy(true);
      try {
        port.cache.setQueryData(unreadKey, await port.send(readAllChannels, { body: {} }));
        await port.cache.invalidateQueries({ queryKey: channelsKey });
        return true;
      } catch (cause) {
        port.host.report(asError(cause));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
