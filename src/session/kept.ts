/** Keys and values of one place in the browser. */
export interface Kept {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => unknown;
  readonly remove: (key: string) => void;
}
