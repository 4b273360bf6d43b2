import { calendarPlaceAt } from './calendarPlaceAt.ts';
import { hashPlace } from './hashPlace.tsx';

/** Keeps the view of the calendar, and its day, in the page's address. */
export const Hashed = hashPlace(calendarPlaceAt);
