/** The parts of the browser that a runtime needs; `globalThis` of a page has all of them. */
export type Browser = Pick<
  Window & typeof globalThis,
  | 'fetch'
  | 'location'
  | 'document'
  | 'performance'
  | 'localStorage'
  | 'sessionStorage'
  | 'addEventListener'
  | 'removeEventListener'
  | 'open'
  | 'crypto'
  | 'CSS'
  | 'CSSStyleSheet'
  | 'FontFace'
> & {
  readonly navigator: {
    readonly onLine: boolean;
    readonly languages?: readonly string[];
    readonly locks?: LockManager;
  };
  /** The window that contains this one; the window itself if there is none. */
  readonly parent: unknown;
  readonly BroadcastChannel?: typeof BroadcastChannel;
};
