/** Stores values in this browser. Never throws: a blocked or full storage is reported once (ERR-17). */
export interface StoragePort {
  readonly get: (key: string) => string | null;
  /** @returns whether the browser has stored it; else it lives as long as the page */
  readonly set: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
  /** The keys that begin with `start`, in no order; also those of values that live only as long as the page. */
  readonly keys: (start: string) => readonly string[];
  /** Keys of one person: shown to nobody else, and removed when that person signs out (SESS-11). */
  readonly of: (userId: string) => StoragePort;
}
