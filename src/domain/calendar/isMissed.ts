import { isOver, type Moment } from '../time/moment.ts';
import type { CalendarItem } from './calendarItem.ts';

/**
 * Whether a due date is missed (CAL-15): its course was never started and can no longer be started, or its part is closed. Such a date is
 * missed, not overdue.
 */
export const isMissed = ({ kind, done, closesAt }: CalendarItem, moment: Moment): boolean =>
  kind === 'due' && !done && isOver(closesAt, moment);
