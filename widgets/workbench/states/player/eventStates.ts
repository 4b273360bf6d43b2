import type { FeatureState } from '../../featureState.ts';
import { holding } from './textStates.ts';

const about = '<p>Bring shoes in which you can walk ten metres, and the table of joint angles from the first part.</p>';
const event = (startsAt: string | null, endsAt: string | null) => ({
  type: 4,
  content: about,
  event: {
    startsAt,
    endsAt,
    place: 'Laboratory 2, and in the room of the course',
    joinUrl: 'https://meet.example/r/kin-110',
  },
});

const state = (name: string, title: string, startsAt: string | null, endsAt: string | null): FeatureState =>
  holding(name, title, 'p2', '.event .event-actions, .event.event-over, .event.undated', event(startsAt, endsAt));

/** An event in each of its times; the states stand at 10:42. */
export const eventStates: readonly FeatureState[] = [
  state('event-before', 'An event to come', '2026-12-02T13:00:00Z', '2026-12-02T14:30:00Z'),
  state('event-now', 'An event that takes place', '2026-11-21T10:30:00Z', '2026-11-21T12:00:00Z'),
  state('event-over', 'An event that is over', '2026-11-19T13:00:00Z', '2026-11-19T14:30:00Z'),
  state('event-undated', 'An event without a date', null, null),
];
