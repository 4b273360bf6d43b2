import { useCalendar } from '../../../../data/calendar/useCalendar.ts';
import type { AheadProps } from './AheadProps.ts';
import { Dates } from './Dates.tsx';

/** The current month and the next dates, from the same answer as the tasks (DASH-8). */
export function AheadDates({ moment, headingLevel }: AheadProps) {
  return <Dates calendar={useCalendar()} moment={moment} headingLevel={headingLevel} />;
}
