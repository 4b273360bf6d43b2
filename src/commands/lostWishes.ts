const lost = new Map<string, AbortController>();

/** Called when a wish is sent: what was said of an earlier attempt is out of date. @param wish its name (see Command) */
export function sentAgain(wish: string): void {
  lost.get(wish)?.abort();
  lost.delete(wish);
}

/** A signal for the notice that a wish may not have arrived: aborted when the wish is sent again, from wherever on the page (CMD-8). */
export function untilSentAgain(wish: string): AbortSignal {
  sentAgain(wish);
  const one = new AbortController();
  lost.set(wish, one);
  return one.signal;
}
