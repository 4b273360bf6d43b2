import ArrowLeftRight from 'lucide/dist/esm/icons/arrow-left-right.mjs';
import BookOpen from 'lucide/dist/esm/icons/book-open.mjs';
import Brain from 'lucide/dist/esm/icons/brain.mjs';
import CalendarDays from 'lucide/dist/esm/icons/calendar-days.mjs';
import DoorOpen from 'lucide/dist/esm/icons/door-open.mjs';
import FlaskConical from 'lucide/dist/esm/icons/flask-conical.mjs';
import LayoutDashboard from 'lucide/dist/esm/icons/layout-dashboard.mjs';
import Library from 'lucide/dist/esm/icons/library.mjs';
import Lightbulb from 'lucide/dist/esm/icons/lightbulb.mjs';
import Link from 'lucide/dist/esm/icons/link.mjs';
import Settings2 from 'lucide/dist/esm/icons/settings-2.mjs';
import type { IconNode } from '../../../src/ui/text/Icon.tsx';

// A map and not an object, because the name comes from outside.
const icons = new Map<string, IconNode>([
  ['arrows', ArrowLeftRight],
  ['book-open', BookOpen],
  ['brain', Brain],
  ['calendar', CalendarDays],
  ['dashboard', LayoutDashboard],
  ['door', DoorOpen],
  ['flask', FlaskConical],
  ['library', Library],
  ['lightbulb', Lightbulb],
  ['settings', Settings2],
]);

/** The icon of an entry of the portal's own; the link icon for any other name. */
export const entryIcon = (name: string): IconNode => icons.get(name) ?? Link;
