/** Where the bytes of attached files are kept (SRV-78). Keys are paths of letters, digits, `-` and `/`, made by the server. */
export interface Storage {
  /** Keeps bytes under a key. It has them for good when this resolves. @throws StorageError */
  readonly put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** @throws StorageError also where there is nothing under the key */
  readonly get: (key: string) => Promise<Uint8Array>;
  /** Removes all that is kept below a folder; nothing where there is nothing. @throws StorageError */
  readonly removeAll: (folder: string) => Promise<void>;
}

/** The storage cannot do what it was asked for now. Its message holds no key and no address with a password. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  /** There is no room left. */
  readonly full: boolean;

  constructor(message: string, { full = false, cause }: { readonly full?: boolean; readonly cause?: unknown } = {}) {
    super(message, { cause });
    this.full = full;
  }
}
