import type { Messages } from './shape.ts';

const objectiveId = { type: 'string', max: 100 } as const;
const text = { type: 'string', max: 500 } as const;
const path = { type: 'path', max: 2000 } as const;

/** The messages of a framed page to its host (CHAN-5). */
export const frameMessages = {
  'size': {
    kind: 'event',
    latest: true,
    body: {
      height: { type: 'number', min: 50, max: 20000 },
      width: { type: 'number', min: 0, max: 20000, optional: true },
    },
  },
  'loading': { kind: 'event', body: {} },
  'loaded': { kind: 'event', body: {} },
  'title': { kind: 'event', latest: true, body: { text } },
  'route': {
    kind: 'event',
    body: { path, title: { ...text, optional: true }, replace: { type: 'boolean' } },
  },
  'address': {
    kind: 'call',
    granted: true,
    body: { path },
    reply: { href: { type: 'string', max: 2000, optional: true } },
  },
  'session.state': {
    kind: 'event',
    latest: true,
    body: {
      phase: {
        type: 'string',
        max: 20,
        values: ['unknown', 'anonymous', 'active', 'expiring', 'expired', 'signed-out', 'unavailable'],
      },
    },
  },
  'session.relogin-required': {
    kind: 'event',
    body: {
      reason: { type: 'string', max: 20, values: ['401', 'inactivity'] },
      attempt: { type: 'number', min: 1, max: 1000 },
    },
  },
  'session.getToken': {
    kind: 'call',
    granted: true,
    body: { reason: { type: 'string', max: 20, values: ['start', 'expired', 'refused'] } },
    reply: { token: { type: 'string', max: 8000 } },
  },
  'session.logged-out': {
    kind: 'event',
    body: { by: { type: 'string', max: 20, values: ['user', 'tab', 'inactivity', 'host'] } },
  },
  'course.opened': { kind: 'event', body: { objectiveId } },
  'course.started': { kind: 'event', body: { objectiveId, workflowId: objectiveId } },
  'course.submitted': { kind: 'event', body: { objectiveId, workflowId: objectiveId } },
  'course.finished': { kind: 'event', body: { objectiveId, workflowId: objectiveId } },
  'certificate.opened': { kind: 'event', body: { certificateNumber: objectiveId } },
  'enrolment.created': { kind: 'event', body: { objectiveId, aggregateId: objectiveId } },
  'element.event': {
    kind: 'event',
    body: { name: { type: 'string', max: 60 }, detail: { type: 'data', optional: true } },
  },
  'element.offer': {
    kind: 'call',
    granted: true,
    body: { name: { type: 'string', max: 60 }, detail: { type: 'data', optional: true } },
    reply: { taken: { type: 'boolean' } },
  },
  'focus.exit': { kind: 'event', body: { to: { type: 'string', max: 4, values: ['next', 'prev'] } } },
  'scroll.to': { kind: 'event', body: { top: { type: 'number', min: 0, max: 20000 } } },
  'announce': { kind: 'event', body: { text, polite: { type: 'boolean' } } },
  'overlay': {
    kind: 'event',
    body: { open: { type: 'boolean' }, height: { type: 'number', min: 0, max: 20000, optional: true } },
  },
  'fullscreen.request': { kind: 'call', granted: true, body: { on: { type: 'boolean' } } },
  'leave-guard': {
    kind: 'event',
    body: { on: { type: 'boolean' }, message: { ...text, optional: true } },
  },
  'chat.unread': { kind: 'event', latest: true, body: { count: { type: 'number', min: 0, max: 100000 } } },
  'error': {
    kind: 'event',
    body: {
      code: { type: 'string', max: 60 },
      retryable: { type: 'boolean' },
      correlationId: { type: 'string', max: 60, optional: true },
    },
  },
} as const satisfies Messages;

export type FrameMessages = typeof frameMessages;
