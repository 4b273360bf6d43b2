import { jitter } from '../plain/jitter.ts';
import type { Browser } from '../web/browser.ts';

const longest = 60_000;

/**
 * Resolves when it is time to repeat a failed request: when the connection is back, else after a pause that grows with
 * each round, from 2 s to a minute. Never resolves once the runtime has ended.
 */
export function untilAgain(
  round: number,
  {
    browser,
    ended,
  }: { readonly browser: Pick<Browser, 'addEventListener' | 'removeEventListener'>; readonly ended: AbortSignal },
): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      clearTimeout(timer);
      browser.removeEventListener('online', go);
      ended.removeEventListener('abort', stop);
    };
    const go = () => {
      stop();
      resolve();
    };
    const timer = setTimeout(go, jitter(Math.min(longest, 1000 * 2 ** round)));
    browser.addEventListener('online', go);
    ended.addEventListener('abort', stop);
    if (ended.aborted) stop();
  });
}
