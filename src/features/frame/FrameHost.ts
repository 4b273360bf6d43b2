/** What a frame is told of the page that it stands in, by the entry that makes its element. */
export interface FrameHost {
  /** Whether the host has a token of the learner, with which a frame gets a ticket (SESS-18). */
  readonly hasToken: () => boolean;
  /** Whether the host has addresses of its own for places of the portal (`hrefFor`). */
  readonly hasAddresses: () => boolean;
  /** Names of the tokens of a host's look, without `--lectern-`. */
  readonly tokens: readonly string[];
}
