export interface WatchReturnDeps {
  readonly browser: {
    readonly document: Pick<Document, 'visibilityState'>;
    readonly BroadcastChannel?: typeof BroadcastChannel;
  } & Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly prefix: string;
  /** Somebody may be signed in by now. */
  readonly again: () => void;
}

export interface WatchReturn {
  readonly start: () => void;
  /** Tells the other tabs of this browser, of the same host, that somebody is signed in. */
  readonly tell: () => void;
  readonly stop: () => void;
}

/** Watches, while the learner is asked to sign in, whether they did so elsewhere: with the focus, with the connection, and by the word of another tab (SESS-17). */
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
