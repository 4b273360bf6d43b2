import type { Manifest } from '../../runtime/manifest.ts';

/** What is public about a page of the portal in a frame. */
export const manifest = {
  tag: 'lectern-frame',
  summary: 'A page of the portal in a frame, with its own ways, session and language, which follow the host.',
  example: '<lectern-frame path="/courses?courseProgress=inProgress" bare label="Courses in progress"></lectern-frame>',
  attributes: {
    path: {
      type: 'string',
      default: '/courses',
      summary: 'The page, by its path below `/learn`, such as `/courses?keyword=cell`. Another one leads the page there; it adds no step to the history of the host.',
    },
    bare: { type: 'boolean', summary: 'Without the page’s own header and side bar.' },
    height: { type: 'number', range: [100, 20000], summary: 'Height in CSS pixels, in which the page then scrolls. Without it the frame is as high as its content.' },
    label: { type: 'string', default: '', summary: 'Name of the frame for screen readers; the title of what is shown where it is empty.' },
    debug: { type: 'boolean', summary: 'Writes each message between page and host to the console, without what names anybody.' },
  },
  properties: {},
  events: {
    'lectern-route': {
      detail: '{ readonly path: string; readonly title: string | null; readonly replace: boolean }',
      cancelable: false,
      summary: 'The page went to a path below `/learn`. A host can write it into its own address, with a step in its history unless `replace` says that it is none.',
    },
    'lectern-title': {
      detail: '{ readonly sections: readonly string[] }',
      cancelable: false,
      summary: 'What is shown now has these names, the nearest first; made for the page’s title.',
    },
    'lectern-session': {
      detail: "{ readonly phase: 'unknown' | 'anonymous' | 'active' | 'expiring' | 'expired' | 'signed-out' | 'unavailable' }",
      cancelable: false,
      summary: 'Where the session of the frame stands; names nobody. A frame without one raises `lectern-relogin` too, unless `getToken` is configured.',
    },
    'lectern-signed-out': {
      detail: "{ readonly by: 'user' | 'tab' | 'inactivity' | 'host' }",
      cancelable: false,
      summary: 'Nobody is signed in in the frame any more, and who brought that about.',
    },
    'lectern-leave-guard': {
      detail: '{ readonly on: boolean }',
      cancelable: false,
      summary: 'Leaving would interrupt something that is not sent yet, or no longer. The element has the browser ask while it is on; a host that changes its pages by script asks by itself.',
    },
    'lectern-course-opened': { detail: '{ readonly objectiveId: string }', cancelable: false, summary: 'A course is shown.' },
    'lectern-course-enrolled': {
      detail: '{ readonly objectiveId: string; readonly aggregateId: string }',
      cancelable: false,
      summary: 'The learner has enrolled in the course.',
    },
    'lectern-course-started': {
      detail: '{ readonly objectiveId: string; readonly workflowId: string }',
      cancelable: false,
      summary: 'A run through the course has begun.',
    },
    'lectern-course-finished': {
      detail: '{ readonly objectiveId: string; readonly workflowId: string }',
      cancelable: false,
      summary: 'The run was finished, or handed in for grading.',
    },
  },
  slots: {},
  parts: {
    root: 'Everything of the element.',
    frame: 'The frame itself.',
    notice: 'A message over the frame.',
    blank: 'The panel of a page that cannot be had.',
  },
  namespaces: ['common', 'frame'],
  firstCalls: [],
  // Whoever is signed in is the frame's concern.
  visitors: true,
  placeless: true,
  minHeight: 480,
} as const satisfies Manifest;
