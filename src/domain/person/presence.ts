import type { Instant } from '../time/instant.ts';

/** The presence of a person in a part that is done together (TEAM-8). */
export interface Presence {
  /** `here`: a page of theirs shows the part; `away`: one did lately; null: neither. */
  readonly state: 'here' | 'away' | null;
  /** When they were last seen; null for somebody who is not away. */
  readonly since: Instant | null;
  readonly writing: boolean;
}

/** Milliseconds after the last heartbeat for which somebody counts as here (CONST-43). */
export const hereFor = 45_000;
/** Milliseconds for which they then count as away (CONST-44). */
export const awayFor = 10 * 60_000;
/** Milliseconds after a key stroke for which they count as writing (CONST-45). */
export const writingFor = 10_000;

export const nobodyHere: Presence = { state: null, since: null, writing: false };

/** The presence of a person now. @param known the last heartbeat, whether a page still listens, and the last key stroke */
export function presenceAt(
  known: { readonly seen: Instant; readonly here: boolean; readonly wrote: Instant | null },
  now: Instant,
): Presence {
  const silent = now - known.seen;
  if (known.here && silent <= hereFor)
    return { state: 'here', since: null, writing: known.wrote !== null && now - known.wrote <= writingFor };
  return silent <= awayFor ? { state: 'away', since: known.seen, writing: false } : nobodyHere;
}
