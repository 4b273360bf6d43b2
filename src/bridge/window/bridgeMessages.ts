import type { Messages } from '../messages/shape.ts';

/** The messages of the helper page to the window that opened or holds it (BRIDGE-1, BRIDGE-2). */
export const bridgeMessages = {
  'bridge.logout': { kind: 'event', body: {} },
  'bridge.relogin': {
    kind: 'event',
    body: { code: { type: 'string', max: 200, optional: true } },
  },
  'bridge.nav': { kind: 'event', body: { path: { type: 'path', max: 2000 } } },
} as const satisfies Messages;
