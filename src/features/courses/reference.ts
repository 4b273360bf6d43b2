import type { Reference } from '../../port/reference.ts';
import { sharedEventTexts } from '../../port/sharedEventTexts.ts';
import type { manifest } from './manifest.ts';

/** Reference for people and tools about the list of courses. No learner downloads it. */
export const reference = {
  summary: 'The courses of the learner, as a shelf of cards that can be searched and filtered.',
  example: '<lectern-courses query="courseProgress=inProgress" heading-level="2"></lectern-courses>',
  attributes: {
    query:
      'Query of the page’s address, such as `keyword=cell&courseProgress=inProgress`: what the list is searched and filtered by. ' +
      'Absent at first: what was chosen before; empty, or taken away later: nothing. ' +
      'With `routing="url"` another one is asked for by `lectern-navigate` with `replace`.',
  },
  events: {
    'lectern-course-enrolled': {
      ...sharedEventTexts['lectern-course-enrolled'],
      summary: 'The learner has enrolled in a course, as the query asked.',
    },
    'lectern-course-started': {
      ...sharedEventTexts['lectern-course-started'],
      summary: 'A run through the course has begun, as the query asked.',
    },
  },
  slots: {
    heading: 'Takes the place of the heading with its count.',
    empty: 'Takes the place of the panel that is shown when there are no courses.',
  },
  parts: {
    root: 'Everything of the element.',
    next: 'The strip of courses to continue and of what is due, over one’s own courses.',
    heading: 'The heading over the list.',
    filters: 'The button that opens the filters.',
    chips: 'The row of collections.',
    sort: 'The choice of an order.',
    dialog: 'The drawer of filters.',
    grid: 'The list of cards.',
    card: 'One card.',
    cover: 'Cover of a card.',
    slip: 'The bookmark of a cover, with the state of its course.',
    title: 'Title of a card.',
    measure: 'Bar of progress of a card.',
    notice: 'A message over the list.',
    blank: 'The panel of an empty or failed list.',
  },
} as const satisfies Reference<typeof manifest>;
