import type { Emit } from '../../port/emit.ts';
import type { EventSpec, Manifest } from '../../port/manifest.ts';
import { sharedEvents } from '../../port/sharedEvents.ts';

/** The public facts about the announcements of a learner's courses. */
export const manifest = {
  tag: 'lectern-notifications',
  attributes: {
    'channel-id': { type: 'string', default: '' },
    'hash': { type: 'boolean' },
    'size': { type: 'enum', values: ['full', 'small', 'button'], default: 'full' },
  },
  properties: [],
  events: {
    'lectern-title': sharedEvents.title,
    'lectern-unread': { cancelable: false } as EventSpec<{ readonly count: number }>,
  },
  namespaces: ['common', 'notifications'],
  firstCalls: [],
  placeless: true,
  // The number of unread announcements arrives as server events, which the port offers from this level on.
  needs: 7,
  minHeight: 44,
} as const satisfies Manifest;

/** Raises an event of the announcements. */
export type NotificationsEmit = Emit<typeof manifest>;
