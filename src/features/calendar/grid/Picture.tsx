import { createCalendar, DayGrid, destroyCalendar, TimeGrid } from '@event-calendar/core';
import libraryCss from '@event-calendar/core/index.css';
import { useEffect, useMemo, useRef } from 'react';
import { isoOfDay } from '../../../domain/time/zonedCalendar.ts';
import { usePort } from '../../../port/context.tsx';
import { useSheet } from '../../../ui/sheets/sheet.ts';
import type { GridEntry, Period } from '../gridModel.ts';
import { gridWeeks, type GridPlace } from '../gridWeeks.ts';
import type { CalendarWords } from '../itemView.ts';
import { weekNode } from './weekNode.ts';
import css, { classes } from './grid.css';
import { plainRoles } from './plainRoles.ts';

export interface PictureProps {
  readonly entries: readonly GridEntry[];
  readonly period: Period;
  readonly view: 'month' | 'week';
  readonly day: number;
  readonly firstDay: number;
  readonly words: CalendarWords;
  readonly onDay: (day: number) => void;
}

/** The hour to which a week is scrolled at first. */
const seenFrom = '07:00:00';

/** A column of this width in pixels holds a short day name of this many letters. */
const [columnWidth, columnLetters] = [64, 5];

/** The form of the day names above the columns: one letter where short names are long, as in Arabic, and columns narrow. */
function dayNames(tag: string, width: number): 'short' | 'narrow' {
  const format = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' });
  const longest = Math.max(...[0, 1, 2, 3, 4, 5, 6].map((day) => format.format(day * 86_400_000).length));
  return width / 7 < columnWidth && longest > columnLetters ? 'narrow' : 'short';
}

/** The picture of a month or a week, drawn by the library. Its dates are links, and its numbers open their day (CAL-6). */
export function Picture({ entries, period, view, day, firstDay, words, onDay }: PictureProps) {
  useSheet(libraryCss);
  useSheet(css);
  const { routes } = usePort();
  const place = useRef<HTMLDivElement>(null);
  const calendar = useRef<ReturnType<typeof createCalendar>>(undefined);
  const { t, formats, days, now } = words;
  const dayFormat = useMemo(
    () =>
      new Intl.DateTimeFormat(formats.dateTag, {
        day: 'numeric',
        month: 'long',
        timeZone: 'UTC',
        numberingSystem: 'latn',
      }),
    [formats],
  );
  const latest = useRef({ onDay, routes, t, formats, dayFormat });
  latest.current = { onDay, routes, t, formats, dayFormat };
  const today = isoOfDay(days.dayOf(now));
  const events = useMemo(
    () =>
      gridWeeks(entries, view, period).map(({ cells, ...place }) => ({
        ...place,
        classNames: view === 'month' || place.allDay ? [classes['dates-whole'] ?? ''] : [],
        extendedProps: { cells },
      })),
    [entries, view, period],
  );
  const highlightedDates = useMemo(() => [today], [today]);
  const options = {
    date: isoOfDay(day),
    locale: new Intl.Locale(formats.dateTag, { numberingSystem: 'latn' }).toString(),
    firstDay: firstDay as 0 | 1 | 2 | 3 | 4 | 5 | 6,
    highlightedDates,
    events,
  };
  const told = useRef(options);
  useEffect(() => {
    if (!place.current) return;
    const made = createCalendar(place.current, [DayGrid, TimeGrid], {
      ...options,
      view: view === 'month' ? 'dayGridMonth' : 'timeGridWeek',
      ...(view === 'month' && {
        dayHeaderFormat: { weekday: dayNames(formats.dateTag, place.current.clientWidth) },
      }),
      headerToolbar: { start: '', center: '', end: '' },
      // The library would insert a text as markup, which a strict page forbids, so it gets nodes.
      allDayContent: { domNodes: [document.createTextNode(latest.current.t('allDay'))] },
      eventContent: ({ event }) => ({
        domNodes: [weekNode(event.extendedProps['cells'] as GridPlace['cells'], latest.current, classes)],
      }),
      // Each entry shows its own time; the library would add a time span.
      eventTimeFormat: () => '',
      dayMaxEvents: false,
      editable: false,
      nowIndicator: false,
      pointer: false,
      scrollTime: seenFrom,
      slotEventOverlap: false,
      // The library marks today by the browser's time zone, not the learner's.
      theme: (names) => ({ ...names, today: '' }),
    });
    calendar.current = made;
    const plain = plainRoles(place.current, latest.current.t(`view.${view}`));
    return () => {
      calendar.current = undefined;
      plain();
      void destroyCalendar(made);
    };
    // The effect below passes later changes on.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    const before: Readonly<Record<string, unknown>> = told.current;
    told.current = options;
    for (const [name, value] of Object.entries(options))
      if (value !== before[name]) calendar.current?.setOption(name as keyof typeof options, value);
  });
  return <div ref={place} className={classes['dates-grid']} />;
}
