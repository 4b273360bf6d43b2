/** A reply that is delivered with a page; the page's script uses it instead of sending the call (PUB-7, SRV-96). */
export interface GivenReply {
  /** Address of the call below the origin. */
  readonly path: string;
  readonly status: number;
  readonly date: string | null;
  /** The person to whom it belongs, as the LMS names them in its header (OFF-3); null or absent if it names nobody. */
  readonly person?: string | null;
  readonly body: string;
}
