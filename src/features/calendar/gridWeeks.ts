import { isoOfDay } from '../../domain/time/zonedCalendar.ts';
import type { GridEntry, Period } from './gridModel.ts';

/** A date, or the number of further dates, at its position in the week. */
export interface GridCell {
  readonly view: GridEntry['view'];
  /** The column of its first day in the week, from 1, and the number of days that it covers. */
  readonly column: number;
  readonly span: number;
  /** Its row, from 1. */
  readonly row: number;
}

/** An item that the library draws: all entries of a week, or one event among the hours. */
export interface GridPlace {
  readonly id: string;
  /** In the learner's time zone, as ISO text without a zone. */
  readonly start: string;
  readonly end: string;
  /** Whether the item is above the hours of a week. */
  readonly allDay: boolean;
  /** The entries of a week by day and row, or the single event among the hours. */
  readonly cells: readonly GridCell[];
}

/** The rows of a week: first the events of several days, then the dates of each day in their order. */
function cellsOf(entries: readonly GridEntry[], from: number): readonly GridCell[] {
  const taken = new Set<string>();
  const cells = entries
    .map(({ view, first, last }) => {
      const begins = Math.max(first, from);
      return { view, column: begins - from + 1, span: Math.min(last, from + 6) - begins + 1 };
    })
    .sort((one, other) => Number(other.span > 1) - Number(one.span > 1))
    .map((cell) => {
      const covers = (row: number) => {
        for (let day = 0; day < cell.span; day += 1) if (taken.has(`${row}/${cell.column + day}`)) return false;
        return true;
      };
      let row = 1;
      while (!covers(row)) row += 1;
      for (let day = 0; day < cell.span; day += 1) taken.add(`${row}/${cell.column + day}`);
      return { ...cell, row };
    });
  return cells.sort((one, other) => one.column - other.column || one.row - other.row);
}

/**
 * Puts all entries of a week into one place, since the library measures the page again for each place that it fills
 * (CAL-6). Events among the hours of a week keep a place each.
 * @param entries in the order of each day
 */
export function gridWeeks(
  entries: readonly GridEntry[],
  view: 'month' | 'week',
  { from, until }: Period,
): readonly GridPlace[] {
  const isAlone = ({ allDay }: GridEntry) => view === 'week' && !allDay;
  const places: GridPlace[] = entries.filter(isAlone).map(({ id, start, end, view: shown }) => ({
    id: `hours ${id}`,
    start,
    end,
    allDay: false,
    cells: [{ view: shown, column: 1, span: 1, row: 1 }],
  }));
  const inWeeks = entries.filter((entry) => !isAlone(entry));
  for (let week = from; week < until; week += 7) {
    const cells = cellsOf(
      inWeeks.filter(({ first, last }) => first < week + 7 && last >= week),
      week,
    );
    if (cells.length === 0) continue;
    const [start, end] = [`${isoOfDay(week)}T00:00:00`, `${isoOfDay(week + 6)}T23:59:59`];
    places.push({ id: `week ${isoOfDay(week)}`, start, end, allDay: view === 'week', cells });
  }
  return places;
}
