import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CalendarItem } from '../../../domain/calendar/calendarItem.ts';
import type { HeadingLevel } from '../../../ui/text/Heading.tsx';
import { Agenda } from '../Agenda.tsx';
import { firstDayOf } from '../../../i18n/firstDayOf.ts';
import { gridEntries, periodOf } from '../gridModel.ts';
import type { CalendarWords } from '../itemView.ts';
import { Picture } from './Picture.tsx';

export interface GridProps {
  readonly items: readonly CalendarItem[];
  readonly view: 'month' | 'week';
  readonly day: number;
  readonly words: CalendarWords;
  /** Level of the day headings, used where the dates are shown as a list. */
  readonly headingLevel: HeadingLevel;
  /** Shows a day with all its dates. */
  readonly onDay: (day: number) => void;
}

/** Below this width, in CSS pixels, seven columns leave no room for words. */
const narrow = 620;

/** A month or a week as a picture. In a narrow place a month shows only numbers, and a week becomes a list (CAL-6). */
export function Grid({ items, view, day, words, headingLevel, onDay }: GridProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const box = place.current;
    if (!box) return;
    const look = () => setNarrow(box.clientWidth < narrow);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const { days, formats } = words;
  const firstDay = firstDayOf(formats.dateTag);
  const period = useMemo(() => periodOf(view, day, firstDay), [view, day, firstDay]);
  const entries = useMemo(
    () => gridEntries(items, view, period, words, isNarrow),
    [items, view, period, words, isNarrow],
  );
  const listed = useMemo(() => {
    if (view !== 'week' || !isNarrow) return null;
    const [begins, ends] = [days.begins(period.from), days.begins(period.until)];
    return items.filter(({ at, until }) => at < ends && (until ?? at) >= begins);
  }, [items, view, isNarrow, days, period]);
  return (
    <div ref={place}>
      {listed ? (
        <Agenda key={period.from} items={listed} day={period.from} words={words} headingLevel={headingLevel} />
      ) : (
        <Picture
          key={view}
          entries={entries}
          period={period}
          view={view}
          day={day}
          firstDay={firstDay}
          words={words}
          onDay={onDay}
        />
      )}
    </div>
  );
}
