import type { placeOf } from '../../src/features/player/placeOf.ts';
import { hashPlace } from './hashPlace.tsx';
import { playerPlace } from './playerPlace.ts';

/** Keeps the place within a course in the page's address. */
export const playerHash = (within: typeof placeOf) => ({ Hashed: hashPlace(playerPlace(within)) });
