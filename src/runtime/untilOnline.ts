import type { Browser } from './browser.ts';

/** Resolves once there is a connection, or the signal is aborted. */
export function untilOnline(browser: Pick<Browser, 'navigator' | 'addEventListener' | 'removeEventListener'>, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (browser.navigator.onLine !== false || signal?.aborted) return resolve();
    const done = () => {
      browser.removeEventListener('online', done);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    browser.addEventListener('online', done);
    signal?.addEventListener('abort', done);
  });
}
