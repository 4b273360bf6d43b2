import { sharedEventTexts } from '../../port/sharedEventTexts.ts';
import type { Reference } from '../../port/reference.ts';
import type { manifest } from './manifest.ts';

/** Reference for people and tools about the calendar. No learner downloads it. */
export const reference = {
  summary: 'The dates of a learner’s courses, of their parts, and the events in them: as an agenda, a month or a week.',
  example: '<lectern-calendar view="month" heading-level="2"></lectern-calendar>',
  attributes: {
    view: 'What is shown first. The learner can choose another view.',
    date: 'The day, such as `2026-11-23`, at which the agenda begins, or which the month or the week holds; today where absent.',
    size: '`small` shows what comes next, in a few rows, and a link to the whole calendar.',
  },
  events: { 'lectern-title': sharedEventTexts['lectern-title'] },
  slots: {},
  parts: {
    root: 'Everything of the element.',
    heading: 'The heading over the calendar.',
    tools: 'What chooses the view and the time that is shown.',
    list: 'The days of the agenda.',
    notice: 'A message over the dates.',
    blank: 'The panel of an empty or failed calendar.',
    dialog: 'The dialog in which the calendar is subscribed to.',
  },
} as const satisfies Reference<typeof manifest>;
