import type { Reference } from '../../port/reference.ts';
import { sharedEventTexts } from '../../port/sharedEventTexts.ts';
import type { manifest } from './manifest.ts';

/** Reference for people and tools about the profile. No learner downloads it. */
export const reference = {
  summary: 'Who the learner is, the language, the time zone in which all dates are shown, and how they are notified.',
  example: '<lectern-profile tab="timezone" heading-level="2"></lectern-profile>',
  attributes: {
    tab:
      'The tab that is open at first: `personal`, `timezone`, `notifications`, where the LMS has settings of them, ' +
      'or `offline`, where the browser keeps courses.',
  },
  events: { 'lectern-title': sharedEventTexts['lectern-title'] },
  slots: {},
  parts: {
    root: 'Everything of the element.',
    heading: 'The heading.',
    notice: 'A message about the time zone or notifications, or about what failed.',
    blank: 'The panel in place of what could not be loaded.',
  },
} as const satisfies Reference<typeof manifest>;
