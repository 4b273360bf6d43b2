import type { Channel } from './channel.ts';
import type { FrameMessages } from '../messages/frameMessages.ts';
import type { hostConfig, HostMessages } from '../messages/hostMessages.ts';
import type { LogEntry } from '../log/logEntry.ts';
import type { BodyOf } from '../messages/shape.ts';

/** How the host wants the page to look. */
export type HostConfig = BodyOf<typeof hostConfig>;

/** The dependencies of the host's end of a channel. */
export interface HostEndDeps {
  /** The host's window, where `hello` is heard. */
  readonly view: Window;
  /** The current window of the frame. */
  readonly frame: () => Window | null;
  /** Origin of the page in the frame, exactly. */
  readonly origin: string;
  /** The `config` of `welcome`. It is asked for at each `hello`, so that a reloaded page gets the current one. */
  readonly config: () => HostConfig | Promise<HostConfig>;
  /**
   * The capabilities of this host, by name: the messages of the frame that it grants; `size` where the frame takes the height that the page
   * tells; `viewport` where the host tells the visible part of the frame; `focus`; and `route` where the host follows the paths of the
   * page, so that the page adds no steps to the history.
   */
  readonly caps: readonly string[];
  /** `wanted` as an address of the portal's origin, or null (REDIR-2), by the rule of redirects with the portal as the current page. */
  readonly ownAddress: (wanted: string) => URL | null;
  readonly log?: (entry: LogEntry) => void;
}

/** The host's end: made by `lectern-frame`, or by a host without elements. */
export type HostEnd = Channel<HostMessages, FrameMessages>;
