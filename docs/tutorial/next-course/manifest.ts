import { firstEnrolledPage } from '../../../src/data/courses/enrolledPage.ts';
import type { Manifest } from '../../../src/runtime/manifest.ts';

/** What is public about the reminder of the next course. */
export const manifest = {
  tag: 'lectern-next-course',
  summary: 'The course in progress that is due next.',
  example: '<lectern-next-course days="14"></lectern-next-course>',
  attributes: { days: { type: 'number', range: [1, 365], default: 365, summary: 'Leaves out courses that are due later than this.' } },
  properties: {},
  events: {},
  slots: {},
  parts: { root: 'Everything of the element.', notice: 'What is said when the courses cannot be loaded.' },
  namespaces: ['common', 'courses'],
  firstCalls: [firstEnrolledPage],
  minHeight: 64,
} as const satisfies Manifest;
