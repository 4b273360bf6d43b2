/** A place as this browser stores it, with the server's time at which the learner was there; 0 where that time is not known. */
export type Place = readonly [place: number, at: number];

const isPlace = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** Reads a stored place; null for any other value. Builds before the first bookmark stored only the number. */
export function readStoredPlace(kept: unknown): Place | null {
  if (isPlace(kept)) return [kept, 0];
  return Array.isArray(kept) && isPlace(kept[0]) ? [kept[0], isPlace(kept[1]) ? kept[1] : 0] : null;
}
