import type { Emit, Raised } from '../../port/emit.ts';
import type { EventSpec, Manifest } from '../../port/manifest.ts';
import type { PageEvents } from '../../port/pageEvents.ts';
import type { EndedBy, SessionPhase } from '../../port/port.ts';
import { sharedEvents } from '../../port/sharedEvents.ts';

/** The public facts about a page of the portal in a frame. */
export const manifest = {
  tag: 'lectern-frame',
  attributes: {
    path: {
      type: 'string',
      default: '/courses',
    },
    bare: { type: 'boolean' },
    height: { type: 'number', range: [100, 20000] },
    label: { type: 'string', default: '' },
    debug: { type: 'boolean' },
  },
  properties: [],
  events: {
    'lectern-route': { cancelable: false } as EventSpec<{
      readonly path: string;
      readonly title: string | null;
      readonly replace: boolean;
    }>,
    'lectern-title': sharedEvents.title,
    'lectern-session': { cancelable: false } as EventSpec<{ readonly phase: SessionPhase }>,
    'lectern-signed-out': { cancelable: false } as EventSpec<{ readonly by: EndedBy }>,
    'lectern-leave-guard': { cancelable: false } as EventSpec<{ readonly on: boolean }>,
    'lectern-course-opened': { cancelable: false } as EventSpec<{ readonly objectiveId: string }>,
    'lectern-course-enrolled': sharedEvents.enrolled,
    'lectern-course-started': sharedEvents.started,
    'lectern-course-finished': sharedEvents.finished,
    'lectern-certificate-opened': { cancelable: false } as EventSpec<{ readonly certificateNumber: string }>,
  },
  namespaces: ['common', 'frame'],
  firstCalls: [],
  // The frame itself handles the sign-in state.
  visitors: true,
  placeless: true,
  minHeight: 480,
} as const satisfies Manifest;

/** Raises an event of a page in a frame, or asks the host to sign the learner in. */
export type FrameEmit = Emit<typeof manifest, Raised<Pick<PageEvents, 'lectern-relogin'>>>;
