/** One line of a channel's debug log. Of a body it has only the values that name nobody (CHAN-9). */
export interface LogEntry {
  /** Milliseconds since the page began. */
  readonly at: number;
  readonly way: 'in' | 'out' | 'refused';
  readonly kind: string;
  readonly name: string;
  /** The guard that refused it. */
  readonly guard?: string;
  readonly body?: unknown;
}
