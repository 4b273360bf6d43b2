import { calendarRest } from '../../src/routes/calendarRest.ts';
import type { PlaceAt } from './hashPlace.tsx';

/** The places of the calendar: each of its views, at a day. */
export const calendarPlaceAt: PlaceAt = (route) => (route.name === 'calendar' ? calendarRest(route.rest) : null);
