import type { Instant } from '../../../domain/time/instant.ts';

/** The methods of the observer of the server's copy that are needed. */
interface CopyObserver {
  readonly getCurrentQuery: () => { readonly state: { readonly dataUpdateCount: number } };
  readonly refetch: () => unknown;
}

/**
 * Tells whether the server's copy was read after a waiting text was first seen here. Before that, another tab may know a newer copy. If
 * this tab dropped the other tab's text because of an old copy, the other tab would put the same text again, without end (DRAFT-4).
 */
export function readSince(observer: CopyObserver) {
  const reads = () => observer.getCurrentQuery().state.dataUpdateCount;
  let seen: { readonly at: Instant; readonly reads: number; asked: boolean } | null = null;
  return {
    /** Notes the text that waits now. @param at when it was put; undefined where none waits */
    see: (at: Instant | undefined) => {
      if (at === undefined) seen = null;
      else if (seen?.at !== at) seen = { at, reads: reads(), asked: false };
    },
    /** Whether the copy was read since. If not, it is fetched, once for each text. */
    isRead: () => {
      if (!seen || reads() > seen.reads) return true;
      if (!seen.asked) {
        seen.asked = true;
        void observer.refetch();
      }
      return false;
    },
  };
}
