import type { Messages } from './shape.ts';

const objectiveId = { type: 'string', max: 100 } as const;
const text = { type: 'string', max: 500 } as const;
const path = { type: 'path', max: 2000 } as const;

/** What a framed page tells or asks its host (CHAN-5). */
export const frameMessages = {
  'size': {
    kind: 'event',
    latest: true,
    body: { height: { type: 'number', min: 50, max: 20000 }, width: { type: 'number', min: 0, max: 20000, optional: true } },
    summary: 'How high the content is, in CSS pixels. The frame takes this height.',
  },
  'loading': { kind: 'event', body: {}, summary: 'Something is being loaded that takes the place of what is shown.' },
  'loaded': { kind: 'event', body: {}, summary: 'What was being loaded is shown.' },
  'title': { kind: 'event', latest: true, body: { text }, summary: 'Title of what is shown.' },
  'route': {
    kind: 'event',
    body: { path, title: { ...text, optional: true }, replace: { type: 'boolean' } },
    summary: 'The page went to a path, such as `/learn/courses`. With `replace` it is no step of its own in the history.',
  },
  'address': {
    kind: 'call',
    granted: true,
    body: { path },
    reply: { href: { type: 'string', max: 2000, optional: true } },
    summary: 'Asks for the host’s own address of a path, for the links in the frame: absolute, by http or https, and on the origin of the host’s page. Without `href` the host has none.',
  },
  'session.state': {
    kind: 'event',
    latest: true,
    body: { phase: { type: 'string', max: 20, values: ['unknown', 'anonymous', 'active', 'expiring', 'expired', 'signed-out', 'unavailable'] } },
    summary: 'Where the session stands; names nobody.',
  },
  'session.relogin-required': {
    kind: 'event',
    body: { reason: { type: 'string', max: 20, values: ['401', 'inactivity'] }, attempt: { type: 'number', min: 1, max: 1000 } },
    summary: 'The frame has no session any more, or none yet. The host answers `session.restored` or `session.denied` within 8 s; else the frame asks the learner.',
  },
  'session.getToken': {
    kind: 'call',
    granted: true,
    body: { reason: { type: 'string', max: 20, values: ['start', 'expired', 'refused'] } },
    reply: { token: { type: 'string', max: 8000 } },
    summary: 'Asks for a bearer token of the learner.',
  },
  'session.logged-out': {
    kind: 'event',
    body: { by: { type: 'string', max: 20, values: ['user', 'tab', 'inactivity', 'host'] } },
    summary: 'Nobody is signed in any more, and who brought that about.',
  },
  'course.opened': { kind: 'event', body: { objectiveId }, summary: 'A course is shown.' },
  'course.started': { kind: 'event', body: { objectiveId, workflowId: objectiveId }, summary: 'A run through a course has begun.' },
  'course.submitted': { kind: 'event', body: { objectiveId, workflowId: objectiveId }, summary: 'A run was handed in for grading.' },
  'course.finished': { kind: 'event', body: { objectiveId, workflowId: objectiveId }, summary: 'A run was finished.' },
  'certificate.opened': { kind: 'event', body: { certificateNumber: objectiveId }, summary: 'A certificate is shown.' },
  'enrolment.created': { kind: 'event', body: { objectiveId, aggregateId: objectiveId }, summary: 'The learner has enrolled in a course.' },
  'element.event': {
    kind: 'event',
    body: { name: { type: 'string', max: 60 }, detail: { type: 'data', optional: true } },
    summary: 'An event of the one element that the page shows for its host; the host’s element raises it anew.',
  },
  'focus.exit': { kind: 'event', body: { to: { type: 'string', max: 4, values: ['next', 'prev'] } }, summary: 'The focus leaves the frame at its end or its beginning.' },
  'scroll.to': { kind: 'event', body: { top: { type: 'number', min: 0, max: 20000 } }, summary: 'This place of the frame should be in view, in CSS pixels from its top.' },
  'announce': { kind: 'event', body: { text, polite: { type: 'boolean' } }, summary: 'To be told to screen readers, by a host that lists it in its `caps`; else the page says it itself.' },
  'overlay': {
    kind: 'event',
    body: { open: { type: 'boolean' }, height: { type: 'number', min: 0, max: 20000, optional: true } },
    summary: 'A dialog is open that needs this much height, or none is any more.',
  },
  'fullscreen.request': { kind: 'call', granted: true, body: { on: { type: 'boolean' } }, summary: 'Asks to fill the host’s window, or no longer.' },
  'leave-guard': {
    kind: 'event',
    body: { on: { type: 'boolean' }, message: { ...text, optional: true } },
    summary: 'Leaving would lose something that is not sent yet, or no longer.',
  },
  'chat.unread': { kind: 'event', latest: true, body: { count: { type: 'number', min: 0, max: 100000 } }, summary: 'How many messages of the chat are unread.' },
  'error': {
    kind: 'event',
    body: { code: { type: 'string', max: 60 }, retryable: { type: 'boolean' }, correlationId: { type: 'string', max: 60, optional: true } },
    summary: 'Something failed, and is shown in the frame.',
  },
} as const satisfies Messages;

export type FrameMessages = typeof frameMessages;
