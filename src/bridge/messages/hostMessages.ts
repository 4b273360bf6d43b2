import type { Messages } from './shape.ts';

const text = { type: 'string', max: 500, optional: true } as const;

/** How the host wants the page to look; also the `config` of `welcome`. Absent fields stay as they were. */
export const hostConfig = {
  locale: { type: 'string', max: 40, optional: true },
  dir: { type: 'string', max: 4, values: ['ltr', 'rtl'], optional: true },
  theme: { type: 'string', max: 10, values: ['light', 'dark', 'auto', 'contrast'], optional: true },
  timezone: { type: 'string', max: 60, optional: true },
  /** Tokens of the closed list by name, without `--lectern-`. */
  appearance: { type: 'texts', max: 60, optional: true },
  /** Hides the page's own header and side bar (FRAME-5). */
  bare: { type: 'boolean', optional: true },
  /** One-time ticket with which the frame begins a session of its own (SESS-18). */
  ticket: { type: 'string', max: 200, optional: true },
  /** On the page that shows one element for its host: the tag, and its attributes by name. */
  tag: { type: 'string', max: 60, optional: true },
  attributes: { type: 'texts', max: 40, optional: true },
} as const;

/** The messages of a host to the page in its frame (CHAN-5). */
export const hostMessages = {
  'config.set': { kind: 'event', body: hostConfig },
  'route.go': {
    kind: 'call',
    body: { path: { type: 'path', max: 2000 } },
  },
  'route.back': { kind: 'event', body: {} },
  'session.restored': {
    kind: 'event',
    body: { ticket: { type: 'string', max: 200, optional: true } },
  },
  'session.denied': { kind: 'event', body: {} },
  'session.logout': { kind: 'event', body: {} },
  'viewport': {
    kind: 'event',
    latest: true,
    body: {
      top: { type: 'number', min: -100000, max: 100000 },
      height: { type: 'number', min: 0, max: 20000 },
      visibleRatio: { type: 'number', min: 0, max: 1 },
      window: { type: 'number', min: 0, max: 20000, optional: true },
    },
  },
  'focus.enter': { kind: 'event', body: { from: { type: 'string', max: 5, values: ['start', 'end'] } } },
  'fullscreen.state': { kind: 'event', body: { on: { type: 'boolean' } } },
  'overlay.close': { kind: 'event', body: {} },
  'ping': { kind: 'call', body: { text }, reply: { text } },
} as const satisfies Messages;

export type HostMessages = typeof hostMessages;
