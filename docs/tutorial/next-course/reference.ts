import type { Reference } from '../../../src/port/reference.ts';
import type { manifest } from './manifest.ts';

/** What people and tools read about the reminder of the next course. No learner downloads it. */
export const reference = {
  summary: 'The course in progress that is due next.',
  example: '<lectern-next-course days="14"></lectern-next-course>',
  attributes: { days: 'Leaves out courses that are due later than this.' },
  events: {},
  slots: {},
  parts: { root: 'Everything of the element.', notice: 'What is said when the courses cannot be loaded.' },
} as const satisfies Reference<typeof manifest>;
