import { asError } from '../../commands/asError.ts';
import { useOneAtATime } from '../../commands/useOneAtATime.ts';
import { readAllChannels } from '../../contract/notifications/channels.ts';
import type { Channel } from '../../domain/notifications/channel.ts';
import type { LecternError } from '../../errors.ts';
import { usePort } from '../../port/context.tsx';
import { unreadKey } from '../player/unreadKey.ts';
import { useOnline } from '../query/useOnline.ts';
import { useQuery } from '../query/useQuery.ts';
import { channelsKey } from './channelsKey.ts';
import { channelsQuery } from './channelsQuery.ts';

/** Requested data, as far as it is known. */
export interface Known<T> {
  readonly data: T | null;
  /** Why the last attempt failed; null while it is being tried again. */
  readonly error: LecternError | null;
  readonly online: boolean;
  readonly retry: () => void;
}

/** The learner's channels, and the function that marks all of them as read. */
export interface Channels extends Known<readonly Channel[]> {
  readonly busy: boolean;
  /** Marks all channels as read. Never rejects. @returns whether the server saved it */
  readonly readAll: () => Promise<boolean>;
}

/** Asks for the learner's channels (CALL-82). */
export function useChannels(): Channels {
  const port = usePort();
  const online = useOnline();
  const { busy, run } = useOneAtATime(port.host.report);
  const { data, error, isFetching, refetch } = useQuery(channelsQuery(port), port.cache);
  return {
    data: data ?? null,
    error: error && !isFetching ? asError(error) : null,
    online,
    retry: () => void refetch(),
    busy,
    readAll: () =>
      run(async () => {
        port.cache.setQueryData(unreadKey, await port.send(readAllChannels, { body: {} }));
        await port.cache.invalidateQueries({ queryKey: channelsKey });
      }),
  };
}
