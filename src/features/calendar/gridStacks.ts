import type { GridEntry } from './gridModel.ts';

/** What is drawn at one place of the picture: the dates of a day one under the other, or one that stands by itself. */
export interface GridStack {
  readonly id: string;
  /** By the clocks of the learner's zone, as ISO text without a zone. */
  readonly start: string;
  readonly end: string;
  /** It stands over the hours of a week. */
  readonly allDay: boolean;
  /** Its place among all of the picture. */
  readonly order: number;
  readonly views: readonly GridEntry['view'][];
}

const dayOf = (time: string) => time.slice(0, 10);
const midnightAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 19);

/** What ends at midnight does not reach into the day that begins then. */
const isOfOneDay = ({ start, end }: GridEntry) => dayOf(start) === dayOf(end) || end === midnightAfter(dayOf(start));

/**
 * Puts the dates of each day into one place, since the library measures the page anew for every place that it fills (CAL-6). What goes on
 * over several days stands by itself, above the dates of its first day; so do the events among the hours of a week.
 * @param entries those of a day in their order
 */
export function gridStacks(entries: readonly GridEntry[], view: 'month' | 'week'): readonly GridStack[] {
  const alone: Omit<GridStack, 'order'>[] = [];
  const ofDays = new Map<string, { readonly allDay: boolean; readonly views: GridEntry['view'][] }>();
  for (const entry of entries) {
    const { id, start, end, allDay, view: shown } = entry;
    if (!isOfOneDay(entry) || (view === 'week' && !allDay)) {
      alone.push({ id: `one ${id}`, start, end, allDay, views: [shown] });
      continue;
    }
    const found = ofDays.get(dayOf(start));
    if (found) found.views.push(shown);
    else ofDays.set(dayOf(start), { allDay, views: [shown] });
  }
  const stacked = [...ofDays].map(([day, { allDay, views }]) => ({
    id: `day ${day}`,
    start: `${day}T00:00:00`,
    end: `${day}T23:59:59`,
    allDay,
    views,
  }));
  // What is of one day keeps its order, so that those that stand alone come first.
  return [...alone, ...stacked]
    .sort((one, other) => dayOf(one.start).localeCompare(dayOf(other.start)))
    .map((stack, order) => ({ ...stack, order }));
}
