/** A learner who has seen so little continues from the beginning. */
const first = 10;
/** A learner who has seen so much has seen it all: the next time starts at the beginning. */
const last = 0.97;

/**
 * Where a video goes on (RESUME-2), in seconds; null from the beginning.
 * @param place where it was left
 * @param duration Infinity or NaN where it is not known
 */
export function resumePlace(place: number | null, duration: number): number | null {
  if (place === null || place < first) return null;
  return place >= duration * last ? null : place;
}
