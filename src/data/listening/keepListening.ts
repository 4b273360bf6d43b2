import { asError } from '../../commands/asError.ts';
import type { LecternError } from '../../errors.ts';
import { jitter } from '../../plain/jitter.ts';

const [soon, often, seldom] = [1000, 5000, 60_000];

/** A stream of the server that is heard as long as the page is visible. */
export interface Listening {
  /**
   * Listens until the stream ends, and calls `alive` at each message. `first` is true at the first attempt since the page became visible or
   * the connection came back.
   * @returns how to continue: after `ended` the stream begins again soon, after `seldom` in a minute, after `over` never
   */
  readonly listen: (of: {
    readonly signal: AbortSignal;
    readonly alive: () => void;
    readonly first: boolean;
  }) => Promise<'ended' | 'seldom' | 'over'>;
  /** Called when the stream broke off, or could not begin. @returns whether to try again: after 5 s at first, later after a minute */
  readonly failed: (error: LecternError) => boolean;
}

/**
 * Keeps a stream of the server open while the page is visible. A hidden page closes it; it begins again at once when the page is visible or
 * the connection is back.
 * @returns a function that ends it
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
