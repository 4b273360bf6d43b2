import { firstEnrolledPage } from '../../../src/data/courses/enrolledPage.ts';
import type { Manifest } from '../../../src/port/manifest.ts';

/** What is public about the reminder of the next course. */
export const manifest = {
  tag: 'lectern-next-course',
  attributes: { days: { type: 'number', range: [1, 365], default: 365 } },
  properties: [],
  events: {},
  namespaces: ['common', 'courses'],
  firstCalls: [firstEnrolledPage],
  minHeight: 64,
} as const satisfies Manifest;
