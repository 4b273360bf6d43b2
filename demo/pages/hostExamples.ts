/** Messages of a host to the academy's page in its frame, each with a body to begin with; calls are answered (docs/protocol.md). */
export const hostExamples = {
  'ping': { kind: 'call', body: { text: 'hello' } },
  'route.go': { kind: 'call', body: { path: '/learn/courses' } },
  'route.back': { kind: 'event', body: {} },
  'config.set': { kind: 'event', body: { locale: 'ar', theme: 'dark' } },
  'viewport': { kind: 'event', body: { top: 0, height: 600, visibleRatio: 1 } },
  'focus.enter': { kind: 'event', body: { from: 'start' } },
  'overlay.close': { kind: 'event', body: {} },
  'fullscreen.state': { kind: 'event', body: { on: true } },
  'session.restored': { kind: 'event', body: {} },
  'session.denied': { kind: 'event', body: {} },
  'session.logout': { kind: 'event', body: {} },
} as const satisfies Readonly<
  Record<string, { readonly kind: 'call' | 'event'; readonly body: Readonly<Record<string, unknown>> }>
>;
