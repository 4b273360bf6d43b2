import { unite, type Range } from '../../../src/domain/tree/seenShare.ts';

/** Where a learner was in a part at a time, and what they had seen of it. */
interface Place {
  readonly place: number | null;
  readonly seen: readonly Range[];
  readonly at: Date;
}

/** Of two places the later one, and all that was seen (SRV-28). One that names no place moves none. */
export function mergeBookmarks(kept: Place, sent: Place): Place {
  const moves =
    kept.place === null ? sent.place !== null || sent.at > kept.at : sent.place !== null && sent.at >= kept.at;
  const { place, at } = moves ? sent : kept;
  return { place, at, seen: unite([...kept.seen, ...sent.seen]) };
}
