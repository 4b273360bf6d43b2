import type { Emit } from '../../port/emit.ts';
import type { EventSpec, Manifest } from '../../port/manifest.ts';
import { sharedEvents } from '../../port/sharedEvents.ts';

/** The public facts about a certificate. */
export const manifest = {
  tag: 'lectern-certificate',
  attributes: {
    'number': { type: 'string', default: '' },
    'objective-id': { type: 'string', default: '' },
    'audience': {
      type: 'enum',
      values: ['learner', 'public'],
      default: 'learner',
    },
  },
  properties: [],
  events: {
    'lectern-title': sharedEvents.title,
    'lectern-certificate-opened': { cancelable: false } as EventSpec<{ readonly certificateNumber: string }>,
  },
  namespaces: ['common', 'certificate'],
  // Its first call depends on its attributes.
  firstCalls: [],
  visitors: true,
  minHeight: 480,
} as const satisfies Manifest;

/** Raises an event of a certificate. */
export type CertificateEmit = Emit<typeof manifest>;
