import { sharedEventTexts } from '../../../port/sharedEventTexts.ts';
import type { Reference } from '../../../port/reference.ts';
import type { manifest } from './manifest.ts';

/** Reference for people and tools about bookmarks. No learner downloads it. */
export const reference = {
  summary: 'The parts of courses that the learner has bookmarked, over all courses, with links to them.',
  example: '<lectern-bookmarks heading-level="2"></lectern-bookmarks>',
  attributes: {},
  events: { 'lectern-title': sharedEventTexts['lectern-title'] },
  slots: {},
  parts: {
    root: 'Everything of the element.',
    heading: 'The heading.',
    notice: 'A message over the list.',
    blank: 'The panel where there is nothing, or nothing could be loaded.',
  },
} as const satisfies Reference<typeof manifest>;
