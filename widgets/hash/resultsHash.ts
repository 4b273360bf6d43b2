import { hashPlace } from './hashPlace.tsx';

/** Keeps the place of the results, with their search and order, in the page's address. */
export const Hashed = hashPlace((route) => (route.name === 'results' ? { query: route.query || undefined } : null));
