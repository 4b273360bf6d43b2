import { LecternError } from '../errors.ts';

export interface Limit {
  /** Name of the call, for its error. */
  readonly call: string;
  /** Milliseconds until `work` is given up, counted again from each `alive`. */
  readonly milliseconds: number;
  /** When one of them aborts, the result is no longer needed. */
  readonly signals: readonly AbortSignal[];
}

/**
 * Runs `work` within a time limit. Its signal aborts with the first of the given ones, and when the time is up. Work that
 * cannot be aborted, such as the reply to an early request, is then ignored.
 * @throws LecternError `timeout` (ERR-16) or `aborted`
 */
export async function withLimit<T>(
  { call, milliseconds, signals }: Limit,
  work: (signal: AbortSignal, alive: () => void) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let end: (error: LecternError) => void = () => undefined;
  const ended = new Promise<never>((_, reject) => {
    end = (error) => {
      reject(error);
      controller.abort();
    };
  });
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(
      () => end(new LecternError('timeout', `${call}: no reply in ${milliseconds} ms`, { call })),
      milliseconds,
    );
  };
  const abort = () => end(new LecternError('aborted', `${call}: no longer wanted`, { call }));
  if (signals.some(({ aborted }) => aborted)) abort();
  signals.forEach((signal) => signal.addEventListener('abort', abort));
  alive();
  try {
    return await Promise.race([ended, work(controller.signal, alive)]);
  } finally {
    clearTimeout(timer);
    signals.forEach((signal) => signal.removeEventListener('abort', abort));
  }
}
