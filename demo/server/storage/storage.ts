/** The storage of attached files' bytes (SRV-78). Keys are paths of letters, digits, `-` and `/`, made by the server. */
export interface Storage {
  /** Stores bytes under a key, for good once this resolves. @throws StorageError */
  readonly put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** @throws StorageError also where there is nothing under the key */
  readonly get: (key: string) => Promise<Uint8Array>;
  /** Removes what is under a key; does nothing where there is nothing. @throws StorageError */
  readonly remove: (key: string) => Promise<void>;
  /** Removes everything below a folder; does nothing where there is nothing. @throws StorageError */
  readonly removeAll: (folder: string) => Promise<void>;
}

/** The storage failed to do its work. The message holds no key and no address with a password. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  /** There is no room left. */
  readonly full: boolean;

  constructor(message: string, { full = false, cause }: { readonly full?: boolean; readonly cause?: unknown } = {}) {
    super(message, { cause });
    this.full = full;
  }
}
