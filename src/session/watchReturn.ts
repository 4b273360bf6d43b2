export interface WatchReturnDeps {
  readonly browser: {
    readonly document: Pick<Document, 'visibilityState'>;
    readonly BroadcastChannel?: typeof BroadcastChannel;
  } & Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly prefix: string;
  /** Called when somebody may have signed in. */
  readonly again: () => void;
}

export interface WatchReturn {
  readonly start: () => void;
  /** Tells the other tabs of this browser, of the same host, that somebody is signed in. */
  readonly tell: () => void;
  readonly stop: () => void;
}

/**
 * While the learner is asked to sign in, watches whether they did so elsewhere: when the page gets the focus, when the
 * connection comes back, and when another tab says so (SESS-17).
 */
export function watchReturn({ browser, prefix, again }: WatchReturnDeps): WatchReturn {
  const name = `${prefix}lectern.session`;
  const { BroadcastChannel: Channel } = browser;
  let channel: BroadcastChannel | undefined;
  let running = false;
  const visible = () => {
    if (browser.document.visibilityState === 'visible') again();
  };
  const stop = () => {
    if (!running) return;
    running = false;
    channel?.close();
    browser.removeEventListener('focus', again);
    browser.removeEventListener('online', again);
    browser.removeEventListener('visibilitychange', visible, true);
  };
  return {
    start: () => {
      if (running) return;
      running = true;
      channel = Channel && new Channel(name);
      if (channel) channel.onmessage = ({ data }: MessageEvent<unknown>) => data === 'signed-in' && again();
      browser.addEventListener('focus', again);
      browser.addEventListener('online', again);
      browser.addEventListener('visibilitychange', visible, true);
    },
    tell: () => {
      channel = Channel && new Channel(name);
      channel?.postMessage('signed-in');
      channel?.close();
    },
    stop,
  };
}
