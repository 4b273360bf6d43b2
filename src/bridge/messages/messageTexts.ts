import type { bridgeMessages } from '../window/bridgeMessages.ts';
import type { frameMessages } from './frameMessages.ts';
import type { hostMessages } from './hostMessages.ts';

/** One sentence about each message, for the reference of the protocol. No learner downloads it. */
export const messageTexts = {
  frame: {
    'size': 'How high the content is, in CSS pixels. The frame takes this height.',
    'loading': 'Reserved; not sent in version 1. Something is being loaded that takes the place of what is shown.',
    'loaded': 'What was being loaded is shown.',
    'title': 'Title of what is shown.',
    'route':
      'The page went to a path, such as `/learn/courses`. With `replace` it is no step of its own in the history.',
    'address':
      'Asks for the host’s own address of a path, for the links in the frame: absolute, by http or https, and on the origin of the ' +
      'host’s page. Without `href` the host has none.',
    'session.state': 'Where the session stands; names nobody.',
    'session.relogin-required':
      'The frame has no session any more, or none yet. ' +
      'The host answers `session.restored` or `session.denied` within 8 s; else the frame asks the learner.',
    'session.getToken':
      'Reserved; not sent in version 1: a frame begins a session by a ticket. Asks for a bearer token of the learner.',
    'session.logged-out': 'Nobody is signed in any more, and who brought that about.',
    'course.opened': 'A course is shown.',
    'course.started': 'A run through a course has begun.',
    'course.submitted':
      'Reserved; not sent in version 1: `course.finished` tells this too. A run was handed in for grading.',
    'course.finished': 'A run was finished, or handed in for grading.',
    'certificate.opened': 'A certificate is shown.',
    'enrolment.created': 'The learner has enrolled in a course.',
    'element.event':
      'An event of the one element that the page shows for its host; the host’s element raises it again.',
    'element.offer':
      'An event of that element which the host’s page may take over, such as `lectern-proctoring`. The host’s element raises it, and the ' +
      'answer says whether the page has canceled it.',
    'focus.exit':
      'Reserved; not sent in version 1, although `<lectern-frame>` handles it. The focus leaves the frame at its end or its beginning.',
    'scroll.to': 'This place of the frame should be in view, in CSS pixels from its top.',
    'announce': 'To be told to screen readers, by a host that lists it in its `caps`; else the page says it itself.',
    'overlay': 'A dialog is open that needs this much height, or none is any more.',
    'fullscreen.request':
      'Reserved; not sent in version 1, although `<lectern-frame>` answers it. Asks to fill the host’s window, or no longer.',
    'leave-guard': 'Leaving would lose something that is not sent yet, or no longer.',
    'chat.unread': 'Reserved; not sent in version 1. How many messages of the chat are unread.',
    'error': 'Something failed, and is shown in the frame.',
  },
  host: {
    'config.set': 'Changes language, theme and the like while the page stands.',
    'route.go': 'Goes to a path, such as `/learn/courses`. A `route` that comes before the answer is out of date.',
    'route.back': 'Goes one step back within the frame.',
    'session.restored':
      'The learner is signed in again; with a ticket the frame begins a session by it, without one it looks whether it has one. ' +
      'A hint, never a proof.',
    'session.denied': 'The host cannot sign the learner in; the frame asks them itself.',
    'session.logout': 'Ends the session of the frame.',
    'viewport':
      'Which part of the frame is in the host’s window, in CSS pixels of the frame; ' +
      'with `window`, how much of a frame that window has room for.',
    'focus.enter': 'The focus comes into the frame at its beginning or its end.',
    'fullscreen.state':
      'Reserved; `<lectern-frame>` sends it, but the page does nothing with it in version 1. ' +
      'The frame fills the host’s window, or no longer.',
    'overlay.close':
      'Reserved; `<lectern-frame>` does not send it, and the page does nothing with it in version 1. Closes the open dialog.',
    'ping': 'Answered with the same text.',
  },
  bridge: {
    'bridge.logout': 'Somebody has signed out.',
    'bridge.relogin': 'Somebody has signed in. The one-time code goes to the portal’s own origin alone.',
    'bridge.nav': 'Somebody wants to go to a path.',
  },
} as const satisfies {
  readonly frame: Readonly<Record<keyof typeof frameMessages, string>>;
  readonly host: Readonly<Record<keyof typeof hostMessages, string>>;
  readonly bridge: Readonly<Record<keyof typeof bridgeMessages, string>>;
};
