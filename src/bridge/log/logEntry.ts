/** One line of a channel's debug log. Bodies are left out but for what names nobody (CHAN-9). */
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
