import type { Emit } from '../../port/emit.ts';
import type { Manifest } from '../../port/manifest.ts';
import { sharedEvents } from '../../port/sharedEvents.ts';

/** The public facts about the profile. */
export const manifest = {
  tag: 'lectern-profile',
  attributes: {
    tab: { type: 'enum', values: ['personal', 'timezone', 'notifications', 'offline'], default: 'personal' },
  },
  properties: [],
  events: { 'lectern-title': sharedEvents.title },
  namespaces: ['common', 'profile'],
  firstCalls: [],
  placeless: true,
  // It reports a saved zone to the runtime, which the port supports from this level on.
  needs: 6,
  minHeight: 360,
} as const satisfies Manifest;

/** Raises an event of the profile. */
export type ProfileEmit = Emit<typeof manifest>;
