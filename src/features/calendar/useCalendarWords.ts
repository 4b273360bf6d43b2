import { useEffect, useMemo, useState } from 'react';
import { useUser } from '../../data/person/useUser.ts';
import type { CalendarItem } from '../../domain/calendar/calendarItem.ts';
import { useFormats, useTexts } from '../../i18n/context.tsx';
import { usePort } from '../../port/context.tsx';
import { calendarWords, type CalendarWords } from './itemView.ts';

/** The texts, formats, zone and time of the calendar. The time is updated when a date passes, and at midnight (CAL-3). */
export function useCalendarWords(items: readonly CalendarItem[] | null): CalendarWords {
  const { clock } = usePort();
  // The learner's time zone comes with the user, and on a host's page no other code requests the user.
  useUser();
  const [t, formats] = [useTexts('calendar'), useFormats()];
  const [now, setNow] = useState(() => clock.now());
  // The server's time is known only after its first answer.
  const [known, setKnown] = useState(items);
  if (known !== items) {
    setKnown(items);
    setNow(clock.now());
  }
  const words = useMemo(() => calendarWords(t, formats, now), [t, formats, now]);
  useEffect(() => {
    const midnight = words.days.begins(words.days.dayOf(now) + 1);
    const next = items?.find(({ at }) => at >= now)?.at ?? midnight;
    // A date is late one millisecond after it.
    return clock.at(Math.min(midnight, next + 1), () => setNow(clock.now()));
  }, [clock, items, now, words]);
  return words;
}
