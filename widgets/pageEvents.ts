import type { EventSpec } from '../src/runtime/manifest.ts';

/** Events of the runtime that all elements share. They are raised on the first element, or on the document where there is none. */
export const pageEvents = {
  'lectern-notice': {
    detail: "{ readonly tone: 'success' | 'info' | 'warning' | 'danger'; readonly title: string; readonly text: string | null }",
    cancelable: true,
    summary: 'There is something to tell outside the flow of a screen. A host that cancels it shows it in its own way.',
  },
  'lectern-relogin': {
    detail: "{ readonly reason: '401' | 'inactivity'; readonly waitUntil: (signedIn: Promise<unknown>) => void }",
    cancelable: true,
    summary:
      'The session has ended, or there is none yet. A host that can renew it hands over a promise; what was refused waits for it. In a page of the portal in a frame the promise may be of `{ ticket, host }`, with which a session is begun (SESS-18).',
  },
  'lectern-inactive': { detail: 'object', cancelable: true, summary: 'Nobody has used the elements for two hours. On a host’s page nobody is signed out for that.' },
} as const satisfies Readonly<Record<`lectern-${string}`, EventSpec>>;
