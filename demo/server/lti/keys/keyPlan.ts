const DAY = 86_400_000;
/** So long a key signs; so long before that it is published, and so long after. Tools keep keys for hours, some for a day. */
const keyTimes = { signs: 90 * DAY, ahead: 7 * DAY, after: 7 * DAY } as const;

/** A key, and from when on it signs. */
interface PlannedKey {
  readonly kid: string;
  readonly signsFrom: number;
}

/**
 * What is to be done with the keys now (LTI-6).
 * @param keys in their order, the first one first
 * @returns `next`: from when on a new key is to sign, null where none is needed; `gone`: those that nothing counts by any more
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
  // After a long pause nobody has seen the new key either: it signs at once.
  const next = now >= ends - keyTimes.ahead ? Math.max(ends, now) : null;
  return { next, gone: gone.map(({ kid }) => kid) };
}
