import { asError } from '../../commands/asError.ts';
import type { LecternError } from '../../errors.ts';
import { jitter } from '../../plain/jitter.ts';

const [soon, often, seldom] = [1000, 5000, 60_000];

/** Something that is heard from the server as long as the page is looked at. */
export interface Listening {
  /**
   * Listens until the stream ends. `alive` is to be called with all that is heard; `first` is true at the first attempt since the page
   * was seen, or its connection was back.
   * @returns what becomes of it: `ended` is begun again soon, `seldom` after a minute, `over` not any more
   */
  readonly listen: (of: {
    readonly signal: AbortSignal;
    readonly alive: () => void;
    readonly first: boolean;
  }) => Promise<'ended' | 'seldom' | 'over'>;
  /** The stream broke off, or could not be had. @returns whether it is tried again: after 5 s first, after a minute later */
  readonly failed: (error: LecternError) => boolean;
}

/**
 * Keeps a stream of the server open while the page is seen: one that is hidden is left, and it begins at once when the page is seen or the
 * connection is back.
 * @returns ends it
 */
export function keepListening({ listen, failed }: Listening): () => void {
  let listening: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let first = true;
  const later = (milliseconds: number) => {
    timer = setTimeout(() => void begin(), jitter(milliseconds));
  };
  const begin = async () => {
    const own = listening;
    if (!own || own.signal.aborted) return;
    const { signal } = own;
    try {
      const attempt = listen({ signal, alive: () => void (failures = 0), first });
      first = false;
      const then = await attempt;
      if (!signal.aborted && then !== 'over') later(then === 'ended' ? soon : seldom);
    } catch (cause) {
      if (signal.aborted || !failed(asError(cause))) return;
      failures += 1;
      later(Math.min(seldom, often * 2 ** (failures - 1)));
    }
  };
  const look = () => {
    clearTimeout(timer);
    listening?.abort();
    listening = document.visibilityState === 'hidden' ? null : new AbortController();
    failures = 0;
    first = true;
    if (listening) void begin();
  };
  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', look);
    clearTimeout(timer);
    listening?.abort();
    listening = null;
  };
}
