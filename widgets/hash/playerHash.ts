import type { placeInCourse } from '../../src/features/player/base/placeInCourse.ts';
import { hashPlace } from './hashPlace.tsx';
import { playerPlace } from './playerPlace.ts';

/** Keeps the place within a course in the page's address. */
export const playerHash = (within: typeof placeInCourse) => ({ Hashed: hashPlace(playerPlace(within)) });
