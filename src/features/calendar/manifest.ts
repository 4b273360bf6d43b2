import type { Emit } from '../../port/emit.ts';
import type { Manifest } from '../../port/manifest.ts';
import { sharedEvents } from '../../port/sharedEvents.ts';

/** The public facts about the calendar. */
export const manifest = {
  tag: 'lectern-calendar',
  attributes: {
    view: { type: 'enum', values: ['agenda', 'month', 'week'], default: 'agenda' },
    date: { type: 'string' },
    size: { type: 'enum', values: ['full', 'small'], default: 'full' },
  },
  properties: [],
  events: { 'lectern-title': sharedEvents.title },
  namespaces: ['common', 'calendar'],
  firstCalls: [],
  minHeight: 320,
} as const satisfies Manifest;

/** Raises an event of the calendar. */
export type CalendarEmit = Emit<typeof manifest>;
