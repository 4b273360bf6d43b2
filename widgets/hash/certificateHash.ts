import { certificatePlace } from './certificatePlace.ts';
import { hashPlace } from './hashPlace.tsx';

/** Keeps the number of a certificate in the page's address. */
export const Hashed = hashPlace(certificatePlace);
