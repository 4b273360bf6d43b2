import type { PageEvents } from '../src/port/pageEvents.ts';

/** Events of the runtime that all elements share. They are raised on the first element, or on the document if there is none. */
export const pageEvents = {
  'lectern-notice': {
    detail:
      "{ readonly tone: 'success' | 'info' | 'warning' | 'danger'; readonly title: string; readonly text: string | null }",
    cancelable: true,
    summary: 'There is something to tell outside the flow of a screen. A host that cancels it shows it in its own way.',
  },
  'lectern-relogin': {
    detail: "{ readonly reason: '401' | 'inactivity'; readonly waitUntil: (signedIn: Promise<unknown>) => void }",
    cancelable: true,
    summary:
      'The session has ended, or there is none yet. A host that can renew it hands over a promise; what was refused waits for it. ' +
      'In a page of the portal in a frame the promise may be of `{ ticket, host }`, with which a session is begun (SESS-18).',
  },
  'lectern-inactive': {
    detail: 'object',
    cancelable: true,
    summary: 'Nobody has used the elements for two hours. On a host’s page nobody is signed out for that.',
  },
  'lectern-vitals': {
    detail:
      '{ readonly content: Readonly<Record<string, number>>; readonly shift: number | null; readonly interactions: number | null; ' +
      'readonly latency: number | null; readonly longTasks: number | null; readonly blocked: number | null; ' +
      'readonly files: number; readonly bytes: number }',
    cancelable: true,
    summary:
      'Figures for your own monitoring, which name nobody: some 7 s after the first elements stand, and when the page is hidden, ' +
      'where any has changed; each time as they are by then. ' +
      '`content`: milliseconds from the start of the script to the first content, by tag. ' +
      '`shift`: layout shift in elements and below them, a score without a unit. ' +
      '`interactions`, `latency`: actions in elements that took 16 ms or more, and the longest of them until it was painted, ' +
      'in milliseconds. ' +
      '`longTasks`, `blocked`: tasks of more than 50 ms on the page since the script began, whoever’s they are, ' +
      'and the milliseconds that they took beyond 50. ' +
      '`files`, `bytes`: our code that was fetched, as it travelled; 0 where your own build brings it. ' +
      'Null is what the browser does not tell.',
  },
} as const satisfies Readonly<
  Record<keyof PageEvents, { readonly detail: string; readonly cancelable: boolean; readonly summary: string }>
>;
