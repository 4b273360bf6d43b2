import { isOver, type Moment } from '../time/moment.ts';
import type { CalendarItem } from './calendarItem.ts';

/**
 * What is due cannot be done any more (CAL-15): its course was never begun and cannot be started, or its part is closed. It is missed, and
 * not overdue.
 */
export const isMissed = ({ kind, done, closesAt }: CalendarItem, moment: Moment): boolean =>
  kind === 'due' && !done && isOver(closesAt, moment);
