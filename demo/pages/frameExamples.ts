/** Messages of an academy's page to the host of its frame, each with a body to begin with; calls are answered (docs/protocol.md). */
export const frameExamples = {
  'size': { kind: 'event', body: { height: 900 } },
  'title': { kind: 'event', body: { text: 'Anatomy I · Courses' } },
  'route': { kind: 'event', body: { path: '/learn/courses', title: 'Courses', replace: false } },
  'address': { kind: 'call', body: { path: '/learn/courses' } },
  'loading': { kind: 'event', body: {} },
  'loaded': { kind: 'event', body: {} },
  'session.state': { kind: 'event', body: { phase: 'active' } },
  'session.relogin-required': { kind: 'event', body: { reason: '401', attempt: 1 } },
  'session.getToken': { kind: 'call', body: { reason: 'start' } },
  'session.logged-out': { kind: 'event', body: { by: 'user' } },
  'course.opened': { kind: 'event', body: { objectiveId: 'b7' } },
  'course.finished': { kind: 'event', body: { objectiveId: 'b7', workflowId: 'w1' } },
  'focus.exit': { kind: 'event', body: { to: 'next' } },
  'scroll.to': { kind: 'event', body: { top: 400 } },
  'announce': { kind: 'event', body: { text: 'Saved.', polite: true } },
  'overlay': { kind: 'event', body: { open: true, height: 400 } },
  'fullscreen.request': { kind: 'call', body: { on: true } },
  'leave-guard': { kind: 'event', body: { on: true } },
  'error': { kind: 'event', body: { code: 'offline', retryable: true } },
} as const satisfies Readonly<
  Record<string, { readonly kind: 'call' | 'event'; readonly body: Readonly<Record<string, unknown>> }>
>;
