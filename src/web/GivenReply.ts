/** A reply that comes with a page, so that its script takes it in place of a call (PUB-7, SRV-96). */
export interface GivenReply {
  /** Address of the call below the origin. */
  readonly path: string;
  readonly status: number;
  readonly date: string | null;
  readonly body: string;
}
