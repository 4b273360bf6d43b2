const DAY = 86_400_000;
/** How long a key signs, and how long it is published before and after that. Tools keep keys for hours, some for a day. */
const keyTimes = { signs: 90 * DAY, ahead: 7 * DAY, after: 7 * DAY } as const;

/** A key, and the time from which it signs. */
interface PlannedKey {
  readonly kid: string;
  readonly signsFrom: number;
}

/**
 * The changes that the keys need now (LTI-6).
 * @param keys in their order, the first one first
 * @returns `next`: the time from which a new key is to sign, null where none is needed; `gone`: keys by which nothing is checked any more
 */
export function keyPlan(
  keys: readonly PlannedKey[],
  now: number,
): { readonly next: number | null; readonly gone: readonly string[] } {
  const last = keys.at(-1);
  if (!last) return { next: now, gone: [] };
  const ends = last.signsFrom + keyTimes.signs;
  const gone = keys.filter((_, index) => {
    const successor = keys[index + 1];
    return successor !== undefined && successor.signsFrom + keyTimes.after < now;
  });
  // After a long pause no tool has seen the new key in advance anyway: it signs at once.
  const next = now >= ends - keyTimes.ahead ? Math.max(ends, now) : null;
  return { next, gone: gone.map(({ kid }) => kid) };
}
