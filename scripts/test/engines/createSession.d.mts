export interface Session {
  readonly goto: (url: string) => Promise<void>;
  readonly url: () => Promise<string>;
  readonly evaluate: <Args extends readonly unknown[], T>(
    run: (...args: Args) => T | Promise<T>,
    ...args: Args
  ) => Promise<T>;
  /** The result represents the element in `click`, `type` and `frame`. */
  readonly find: <Args extends readonly unknown[]>(
    run: (...args: Args) => Element | null,
    ...args: Args
  ) => Promise<object | null>;
  readonly click: (element: object) => Promise<void>;
  readonly type: (element: object, text: string) => Promise<void>;
  readonly press: (key: string) => Promise<void>;
  readonly frame: (element: object | null) => Promise<void>;
  readonly resize: (size: { readonly width: number; readonly height: number }) => Promise<void>;
}
