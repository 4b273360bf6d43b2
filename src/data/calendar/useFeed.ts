import { useRef, useState } from 'react';
import { asError } from '../../commands/asError.ts';
import { calendarFeed, endCalendarFeed, renewCalendarFeed } from '../../contract/calendar/calendarFeed.ts';
import type { LecternError } from '../../errors.ts';
import { usePort } from '../../port/context.tsx';
import { queryOptions } from '../query/queryOptions.ts';
import { useQuery } from '../query/useQuery.ts';

const feedKey = ['calendarFeed'] as const;

/** The address by which the calendar is subscribed to, and what changes it (CAL-12). */
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

/** Asks for the address of the calendar, one change at a time. */
export function useFeed(): Feed {
  const port = usePort();
  const { data, error, refetch } = useQuery(
    queryOptions({ queryKey: feedKey, queryFn: ({ signal }) => port.send(calendarFeed, {}, { signal }) }),
    port.cache,
  );
  const [busy, setBusy] = useState<Feed['busy']>(null);
  const [failed, setFailed] = useState<LecternError | null>(null);
  // A second click may come before the first has been drawn.
  const underWay = useRef(false);
  const change = async (what: 'renew' | 'end') => {
    if (underWay.current) return false;
    underWay.current = true;
    setBusy(what);
    setFailed(null);
    try {
      const url = await port.send(what === 'renew' ? renewCalendarFeed : endCalendarFeed, { body: {} });
      port.cache.setQueryData(feedKey, url);
      return true;
    } catch (cause) {
      setFailed(asError(cause));
      return false;
    } finally {
      underWay.current = false;
      setBusy(null);
    }
  };
  const unknown = data === undefined && error ? asError(error) : null;
  return {
    url: data,
    error: failed ?? unknown,
    busy,
    retry: () => void refetch(),
    renew: () => change('renew'),
    end: () => change('end'),
  };
}
