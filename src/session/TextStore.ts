/** Keys and values of one storage of the browser. */
export interface TextStore {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => unknown;
  readonly remove: (key: string) => void;
}
