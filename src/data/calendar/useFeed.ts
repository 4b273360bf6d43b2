import { useState } from 'react';
import { asError } from '../../commands/asError.ts';
import { useOneAtATime } from '../../commands/useOneAtATime.ts';
import { calendarFeed, endCalendarFeed, renewCalendarFeed } from '../../contract/calendar/calendarFeed.ts';
import type { LecternError } from '../../errors.ts';
import { usePort } from '../../port/context.tsx';
import { queryOptions } from '../query/queryOptions.ts';
import { useQuery } from '../query/useQuery.ts';

const feedKey = ['calendarFeed'] as const;

/** The address for subscribing to the calendar, and the functions that change it (CAL-12). */
export interface Feed {
  /** Null where there is none; undefined until it is known. */
  readonly url: string | null | undefined;
  /** Why it is not known, or why the last change failed. */
  readonly error: LecternError | null;
  readonly busy: 'renew' | 'end' | null;
  readonly retry: () => void;
  /** Makes a new address, which ends the one before. Never rejects. */
  readonly renew: () => Promise<boolean>;
  /** Ends the subscription. Never rejects. */
  readonly end: () => Promise<boolean>;
}

/** Asks for the address of the calendar, and changes it, one change at a time. */
export function useFeed(): Feed {
  const port = usePort();
  const { data, error, refetch } = useQuery(
    queryOptions({ queryKey: feedKey, queryFn: ({ signal }) => port.send(calendarFeed, {}, { signal }) }),
    port.cache,
  );
  const changes = useOneAtATime();
  const [last, setLast] = useState<'renew' | 'end'>('renew');
  const change = (what: 'renew' | 'end') =>
    changes.run(async () => {
      setLast(what);
      const url = await port.send(what === 'renew' ? renewCalendarFeed : endCalendarFeed, { body: {} });
      port.cache.setQueryData(feedKey, url);
    });
  const unknown = data === undefined && error ? asError(error) : null;
  return {
    url: data,
    error: changes.error ?? unknown,
    busy: changes.busy ? last : null,
    retry: () => void refetch(),
    renew: () => change('renew'),
    end: () => change('end'),
  };
}
