import { hashPlace } from './hashPlace.tsx';
import { listPlace } from './listPlace.ts';

/** Keeps the place of a list in the page's address. */
export const Hashed = hashPlace(listPlace);
