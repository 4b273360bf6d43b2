/** Facts about the host's page that the entry of the element gives to a frame. */
export interface FrameHost {
  /** Whether the host has a token of the learner, with which a frame gets a ticket (SESS-18). */
  readonly hasToken: () => boolean;
  /** Whether the host has addresses of its own for places of the portal (`hrefFor`). */
  readonly hasAddresses: () => boolean;
  /** Names of the tokens of a host's look, without the prefix `--lectern-`. */
  readonly tokens: readonly string[];
}
