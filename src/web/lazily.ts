import { LecternError } from '../errors.ts';

/** A piece whose code comes when it is first needed. */
export interface Lazy<T> {
  /** @throws LecternError `network` where its code does not arrive (its cause names the file); the next call asks for it again */
  readonly get: () => Promise<T>;
  /** Calls `work` with the piece, if the piece has been asked for before. */
  readonly use: (work: (piece: T) => void) => void;
  /** The next `get` makes a new one. */
  readonly drop: () => void;
}

export function lazily<T>(load: () => Promise<T>): Lazy<T> {
  let piece: Promise<T> | null = null;
  return {
    get: () =>
      (piece ??= load().catch((cause: unknown) => {
        piece = null;
        throw new LecternError('network', 'no code', { cause });
      })),
    use: (work) => void piece?.then(work, () => undefined),
    drop: () => (piece = null),
  };
}
