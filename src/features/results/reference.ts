import type { Reference } from '../../port/reference.ts';
import type { manifest } from './manifest.ts';

/** Reference for people and tools about a learner's results. No learner downloads it. */
export const reference = {
  summary: 'A learner’s results in all courses: the newest and the best of each, all attempts, a file and a print-out.',
  example: '<lectern-results query="outcome=passed&sort=name" heading-level="2"></lectern-results>',
  attributes: {
    query:
      'Query of the page’s address: `keyword`, `outcome` (`passed`, `failed`, `waiting` or `hidden`) and `sort` (`newest` or `name`). ' +
      'With `routing="url"` another one is asked for by `lectern-navigate` with `replace`.',
  },
  events: {},
  slots: {
    heading: 'Takes the place of the heading with its count.',
    empty: 'Takes the place of the panel that is shown when there are no results.',
  },
  parts: {
    root: 'Everything of the element.',
    heading: 'The heading over the results.',
    tools: 'Search, outcome and order.',
    list: 'The list of courses.',
    course: 'One course with its results.',
    title: 'The name of a course.',
    notice: 'A message over the list.',
    blank: 'The panel of an empty or failed list.',
  },
} as const satisfies Reference<typeof manifest>;
