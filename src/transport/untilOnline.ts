/** The parts of the browser that tell whether there is a connection. */
export interface Connection {
  readonly navigator: { readonly onLine: boolean };
  readonly addEventListener: (type: 'online', listener: () => void) => void;
  readonly removeEventListener: (type: 'online', listener: () => void) => void;
}

/** Resolves once there is a connection, or the signal is aborted. */
export function untilOnline(browser: Connection, signal?: AbortSignal): Promise<void> {
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
