/** What a runtime needs of the browser; `globalThis` of a page has it all. */
export type Browser = Pick<
  Window & typeof globalThis,
  'fetch' | 'location' | 'document' | 'performance' | 'localStorage' | 'sessionStorage' | 'addEventListener' | 'removeEventListener' | 'open' | 'crypto' | 'CSS' | 'CSSStyleSheet' | 'FontFace'
> & {
  readonly navigator: { readonly onLine: boolean; readonly locks?: LockManager };
  /** The window that holds this one; itself where none does. */
  readonly parent: unknown;
  readonly BroadcastChannel?: typeof BroadcastChannel;
};
