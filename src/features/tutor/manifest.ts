import type { Manifest } from '../../port/manifest.ts';
import type { Emit } from '../../port/emit.ts';

/** The public facts about the tutor. */
export const manifest = {
  tag: 'lectern-tutor',
  attributes: {
    'objective-id': { type: 'string', default: '' },
    'aggregate-id': { type: 'string', default: '' },
    'part-id': { type: 'string', default: '' },
  },
  properties: [],
  events: {},
  namespaces: ['common', 'tutor'],
  firstCalls: [],
  placeless: true,
  // Answers arrive as server events, which the port offers from this level on.
  needs: 7,
  minHeight: 360,
} as const satisfies Manifest;

/** Raises an event of the tutor. */
export type TutorEmit = Emit<typeof manifest>;
