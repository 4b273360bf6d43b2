/** A learner who left before this second starts at the beginning again. */
const first = 10;
/** A learner who left after this share of the video has seen it all, and starts at the beginning next time. */
const last = 0.97;

/**
 * The second at which a video continues (RESUME-2); null: at the beginning.
 * @param place the second at which the learner left
 * @param duration Infinity or NaN if it is not known
 */
export function resumePlace(place: number | null, duration: number): number | null {
  if (place === null || place < first) return null;
  return place >= duration * last ? null : place;
}
