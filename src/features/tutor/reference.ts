import type { Reference } from '../../port/reference.ts';
import type { manifest } from './manifest.ts';

/** Reference for people and tools about the tutor. No learner downloads it. */
export const reference = {
  summary: 'Answers questions from the texts of a learner’s courses, and names the places that its answers come from.',
  example: '<lectern-tutor objective-id="b7" heading-level="2"></lectern-tutor>',
  attributes: {
    'objective-id': 'The course to ask about. Without it, it answers from all courses of the learner.',
    'aggregate-id': 'The learner’s enrolment in that course, where it is known: one call less.',
    'part-id':
      'The id, or path id, of the part that the learner has before them. In graded parts it gives hints alone.',
  },
  events: {},
  slots: {},
  parts: {
    root: 'Everything of the element.',
    heading: 'The heading.',
    notice: 'A message, such as that it gives hints alone.',
    blank: 'The panel where it is off, or could not be loaded.',
    dialog: 'The question before something is deleted.',
  },
} as const satisfies Reference<typeof manifest>;
