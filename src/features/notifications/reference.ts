import { sharedEventTexts } from '../../port/sharedEventTexts.ts';
import type { Reference } from '../../port/reference.ts';
import type { manifest } from './manifest.ts';

/** Reference for people and tools about announcements. No learner downloads it. */
export const reference = {
  summary:
    'What was announced in the learner’s courses, and how much of it is unread: a list, or a button with a window.',
  example: '<lectern-notifications heading-level="2"></lectern-notifications>',
  attributes: {
    'channel-id': 'The channel of one course, which is opened at once. Without it, all channels are listed.',
    'size':
      '`small` shows a few channels. `button`, for a bar of the page, has the number of what is unread, and opens a window.',
    'hash': 'The window of a button also opens at `#chat` in the page’s address, and for the numbers on course cards.',
  },
  events: {
    'lectern-title': sharedEventTexts['lectern-title'],
    'lectern-unread': {
      summary: 'How many announcements are unread in all channels: once that is known, and as it changes.',
      detail: '{ readonly count: number }',
    },
  },
  slots: {},
  parts: {
    root: 'Everything of the element.',
    heading: 'The heading.',
    button: 'The button with the number.',
    notice: 'A message over the list.',
    blank: 'The panel where there is nothing, or nothing could be loaded.',
    dialog: 'The window.',
  },
} as const satisfies Reference<typeof manifest>;
