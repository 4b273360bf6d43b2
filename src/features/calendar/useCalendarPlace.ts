import { useState } from 'react';
import { usePort } from '../../port/context.tsx';
import type { CalendarProps } from './CalendarProps.ts';
import { readPlace, restOfPlace, type CalendarPlace } from './calendarPlace.ts';

type Given = Pick<CalendarProps, 'view' | 'date' | 'routing' | 'emit'>;

/** The current place in the calendar, kept in the address where the element owns it (CAL-8). */
export function useCalendarPlace({
  view,
  date,
  routing,
  emit,
}: Given): readonly [CalendarPlace, (next: CalendarPlace) => void] {
  const { routes } = usePort();
  const [place, setPlace] = useState(() => readPlace(view, date));
  const given = `${view}/${date ?? ''}`;
  const [known, setKnown] = useState(given);
  // The host or the browser's Back button has set another place.
  if (known !== given) {
    setKnown(given);
    setPlace(readPlace(view, date));
  }
  const go = (next: CalendarPlace) => {
    setPlace(next);
    if (routing !== 'url') return;
    const route = { name: 'calendar', rest: restOfPlace(next) } as const;
    const { href, origin } = new URL(routes.hrefFor(route), location.href);
    // A host's page without its own address for the calendar stays open; the portal's page does not replace it.
    if (origin === location.origin) emit('lectern-navigate', { route, href, replace: true });
  };
  return [place, go];
}
