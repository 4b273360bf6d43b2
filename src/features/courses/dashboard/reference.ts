import type { Reference } from '../../../port/reference.ts';
import type { manifest } from './manifest.ts';

/** Reference for people and tools about the dashboard. No learner downloads it. */
export const reference = {
  summary:
    'Where a learner stands: the course to continue with, what is due, recent courses, tasks, progress and the next dates.',
  example: '<lectern-dashboard heading-level="2"></lectern-dashboard>',
  attributes: {},
  events: {},
  slots: {
    heading: 'Takes the place of the heading with its day.',
    banners: 'Takes the place of the banners.',
    announcements: 'Announcements, under the banners; nothing stands there by itself.',
    recent: 'Takes the place of the recent courses.',
    tasks: 'Takes the place of the tasks.',
    dates: 'Takes the place of the month and the next dates. With tasks replaced too, no dates are asked for.',
  },
  parts: {
    root: 'Everything of the element.',
    heading: 'The heading over the dashboard.',
    banner: 'A banner of the academy.',
    next: 'The strip of courses to continue and of what is due.',
    card: 'The card of a recent course.',
    cover: 'Cover of a course.',
    title: 'Title of a recent course.',
    slip: 'The bookmark of a cover, with the state of its course.',
    measure: 'Bar of progress of a course.',
    picture: 'The picture of the progress in all courses.',
    tasks: 'What there is to do.',
    dates: 'The month and the next dates.',
    notice: 'A message over the dashboard.',
    blank: 'The panel of an empty or failed dashboard.',
  },
} as const satisfies Reference<typeof manifest>;
