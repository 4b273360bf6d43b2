import { unite, type Range } from '../../../src/domain/tree/seenShare.ts';

/** A learner's place in a part at a time, and the ranges of the part that they have seen. */
interface Place {
  readonly place: number | null;
  readonly seen: readonly Range[];
  readonly at: Date;
}

/** The later one of two places, with all that was seen by either (SRV-28). A sent bookmark without a place moves nothing. */
export function mergeBookmarks(kept: Place, sent: Place): Place {
  const moves =
    kept.place === null ? sent.place !== null || sent.at > kept.at : sent.place !== null && sent.at >= kept.at;
  const { place, at } = moves ? sent : kept;
  return { place, at, seen: unite([...kept.seen, ...sent.seen]) };
}
