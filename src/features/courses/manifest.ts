import { firstEnrolledPage } from '../../data/courses/enrolledPage.ts';
import type { Emit } from '../../port/emit.ts';
import type { Manifest } from '../../port/manifest.ts';
import { sharedEvents } from '../../port/sharedEvents.ts';

/** The public facts about the list of courses. */
export const manifest = {
  tag: 'lectern-courses',
  attributes: {
    query: {
      type: 'string',
    },
  },
  properties: [],
  events: {
    'lectern-course-enrolled': sharedEvents.enrolled,
    'lectern-course-started': sharedEvents.started,
  },
  namespaces: ['common', 'courses'],
  firstCalls: [firstEnrolledPage],
  minHeight: 480,
} as const satisfies Manifest;

/** Raises an event of a list of courses. */
export type ListEmit = Emit<typeof manifest>;
