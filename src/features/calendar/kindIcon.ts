import AlarmClock from 'lucide/dist/esm/icons/alarm-clock.mjs';
import Award from 'lucide/dist/esm/icons/award.mjs';
import CalendarClock from 'lucide/dist/esm/icons/calendar-clock.mjs';
import CalendarDays from 'lucide/dist/esm/icons/calendar-days.mjs';
import Eye from 'lucide/dist/esm/icons/eye.mjs';
import Hourglass from 'lucide/dist/esm/icons/hourglass.mjs';
import LockOpen from 'lucide/dist/esm/icons/lock-open.mjs';
import Lock from 'lucide/dist/esm/icons/lock.mjs';
import type { DateKind } from '../../domain/calendar/calendarItem.ts';
import type { IconNode } from '../../ui/text/Icon.tsx';

/** The icon of a kind of date; the kind is always written next to it. */
export const kindIcon: Readonly<Record<DateKind, IconNode>> = {
  opens: LockOpen,
  startBy: Hourglass,
  due: CalendarClock,
  lateUntil: AlarmClock,
  closes: Lock,
  results: Award,
  review: Eye,
  event: CalendarDays,
};
