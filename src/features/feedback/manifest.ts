import type { Emit } from '../../port/emit.ts';
import type { EventSpec, Manifest } from '../../port/manifest.ts';
import { sharedEvents } from '../../port/sharedEvents.ts';

/** The public facts about feedback on the product. */
export const manifest = {
  tag: 'lectern-feedback',
  attributes: {
    'period-days': { type: 'number', range: [1, 3650], default: 90 },
    'size': { type: 'enum', values: ['full', 'card', 'button', 'window'], default: 'full' },
  },
  properties: [],
  events: {
    'lectern-title': sharedEvents.title,
    'lectern-feedback-sent': { cancelable: false } as EventSpec<{ readonly grade: number }>,
    'lectern-feedback-closed': { cancelable: false } as EventSpec<Readonly<Record<string, never>>>,
  },
  namespaces: ['common', 'feedback'],
  firstCalls: [],
  placeless: true,
  // Unsent feedback waits in the outbox, which the port offers from this level on.
  needs: 3,
  // It may be absent, so no space is reserved for it.
  minHeight: 0,
} as const satisfies Manifest;

/** Raises an event of the feedback. */
export type FeedbackEmit = Emit<typeof manifest>;
