/** A reply that comes with a page, so that its script takes it in place of a call (PUB-7, SRV-96). */
export interface GivenReply {
  /** Address of the call below the origin. */
  readonly path: string;
  readonly status: number;
  readonly date: string | null;
  /** Whose it is, as the LMS names them in its header (OFF-3); null or absent where it names nobody. */
  readonly person?: string | null;
  readonly body: string;
}
