import type { Reference } from '../../port/reference.ts';
import { sharedEventTexts } from '../../port/sharedEventTexts.ts';
import type { manifest } from './manifest.ts';

/** Reference for people and tools about a page of the portal in a frame. No learner downloads it. */
export const reference = {
  summary: 'A page of the portal in a frame, with its own ways, session and language, which follow the host.',
  example: '<lectern-frame path="/courses?courseProgress=inProgress" bare label="Courses in progress"></lectern-frame>',
  attributes: {
    path:
      'The page, by its path below `/learn`, such as `/courses?keyword=cell`. ' +
      'Another one leads the page there; it adds no step to the history of the host.',
    bare: 'Without the page’s own header and side bar.',
    height:
      'Height in CSS pixels, in which the page then scrolls. Without it the frame is as high as its content. Set it from the beginning: ' +
      'to set it for the first time later, or to remove it, loads the page in the frame again. Another number does not.',
    label: 'Name of the frame for screen readers; the title of what is shown where it is empty.',
    debug: 'Writes each message between page and host to the console, without what names anybody.',
  },
  events: {
    'lectern-route': {
      detail: '{ readonly path: string; readonly title: string | null; readonly replace: boolean }',
      summary:
        'The page went to a path below `/learn`. ' +
        'A host can write it into its own address, with a step in its history unless `replace` says that it is none.',
    },
    'lectern-title': sharedEventTexts['lectern-title'],
    'lectern-session': {
      detail:
        "{ readonly phase: 'unknown' | 'anonymous' | 'active' | 'expiring' | 'expired' | 'signed-out' | 'unavailable' }",
      summary:
        'Where the session of the frame stands; names nobody. ' +
        'A frame without one raises `lectern-relogin` too, unless `getToken` is configured.',
    },
    'lectern-signed-out': {
      detail: "{ readonly by: 'user' | 'tab' | 'inactivity' | 'host' }",
      summary: 'Nobody is signed in in the frame any more, and who brought that about.',
    },
    'lectern-leave-guard': {
      detail: '{ readonly on: boolean }',
      summary:
        'Leaving would interrupt something that is not sent yet, or no longer. ' +
        'The element has the browser ask while it is on; a host that changes its pages by script asks by itself.',
    },
    'lectern-course-opened': {
      detail: '{ readonly objectiveId: string }',
      summary: 'A course is shown.',
    },
    'lectern-course-enrolled': sharedEventTexts['lectern-course-enrolled'],
    'lectern-course-started': sharedEventTexts['lectern-course-started'],
    'lectern-course-finished': sharedEventTexts['lectern-course-finished'],
    'lectern-certificate-opened': sharedEventTexts['lectern-certificate-opened'],
  },
  slots: {},
  parts: {
    root: 'Everything of the element.',
    frame: 'The frame itself.',
    notice: 'A message over the frame.',
    blank: 'The panel of a page that cannot be had.',
  },
} as const satisfies Reference<typeof manifest>;
