import { asError } from '../../commands/asError.ts';
import type { CalendarItem } from '../../domain/calendar/calendarItem.ts';
import type { LecternError } from '../../errors.ts';
import { usePort } from '../../port/context.tsx';
import { useOnline } from '../query/useOnline.ts';
import { useQuery } from '../query/useQuery.ts';
import { calendarQuery } from './calendarQuery.ts';

/** The learner's dates as far as they are known. */
export interface KnownCalendar {
  /** Null before the first answer. */
  readonly items: readonly CalendarItem[] | null;
  /** Why the last attempt failed; null while it is being tried again. */
  readonly error: LecternError | null;
  readonly online: boolean;
  /** When the dates came, by the browser's clock. */
  readonly updatedAt: number;
  readonly retry: () => void;
}

/** Asks for the learner's dates. */
export function useCalendar(): KnownCalendar {
  const port = usePort();
  const online = useOnline();
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery(calendarQuery(port), port.cache);
  return {
    items: data ?? null,
    error: error && !isFetching ? asError(error) : null,
    online,
    updatedAt: dataUpdatedAt,
    retry: () => void refetch(),
  };
}
