import type { CalendarViewName } from './calendarPlace.ts';
import type { CalendarEmit } from './manifest.ts';

/** Attributes by their names, and the properties that every element gets. */
export interface CalendarProps {
  readonly view: CalendarViewName;
  readonly date?: string | undefined;
  readonly size: 'full' | 'small';
  /** Level of the heading; that of each day is one below. */
  readonly headingLevel: number;
  readonly routing: 'url' | 'memory';
  readonly emit: CalendarEmit;
}
