import type { CalendarViewName } from './calendarPlace.ts';
import type { CalendarEmit } from './manifest.ts';

/** The element's attributes, and the properties that every element gets. */
export interface CalendarProps {
  readonly view: CalendarViewName;
  readonly date?: string | undefined;
  readonly size: 'full' | 'small';
  /** Level of the heading; the headings of the days are one level below. */
  readonly headingLevel: number;
  readonly routing: 'url' | 'memory';
  readonly emit: CalendarEmit;
}
