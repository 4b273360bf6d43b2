import { sharedEventTexts } from '../../port/sharedEventTexts.ts';
import type { Reference } from '../../port/reference.ts';
import type { manifest } from './manifest.ts';

/** Reference for people and tools about feedback. No learner downloads it. */
export const reference = {
  summary: 'Asks a learner how satisfied they are with the product, and what needs work: at most once a period.',
  example: '<lectern-feedback size="card" heading-level="2"></lectern-feedback>',
  attributes: {
    'period-days':
      'Days without a question after feedback was given. After “Not now” there are 14, or as many as these.',
    'size':
      '`card` stands only when it is time to ask. `button` opens the form in a window; `window` is that window, open at once.',
  },
  events: {
    'lectern-title': sharedEventTexts['lectern-title'],
    'lectern-feedback-sent': {
      summary: 'Feedback was given here, and the server has it.',
      detail: '{ readonly grade: number }',
    },
    'lectern-feedback-closed': {
      summary: 'The window was closed: a page that has put in `size="window"` takes the element away.',
      detail: 'Readonly<Record<string, never>>',
    },
  },
  slots: {},
  parts: {
    root: 'Everything of the element.',
    card: 'The card.',
    heading: 'The heading.',
    button: 'The button that opens the window.',
    notice: 'A message over the buttons of the form.',
    blank: 'The panel where the form could not be loaded.',
    dialog: 'The window.',
  },
} as const satisfies Reference<typeof manifest>;
