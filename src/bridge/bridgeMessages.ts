import type { Messages } from './shape.ts';

/** What the helper page tells the window that opened or holds it (BRIDGE-1, BRIDGE-2). */
export const bridgeMessages = {
  'bridge.logout': { kind: 'event', body: {}, summary: 'Somebody has signed out.' },
  'bridge.relogin': {
    kind: 'event',
    body: { code: { type: 'string', max: 200, optional: true } },
    summary: 'Somebody has signed in. The one-time code goes to the portal’s own origin alone.',
  },
  'bridge.nav': { kind: 'event', body: { path: { type: 'path', max: 2000 } }, summary: 'Somebody wants to go to a path.' },
} as const satisfies Messages;
