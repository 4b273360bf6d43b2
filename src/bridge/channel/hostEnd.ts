import type { Channel } from './channel.ts';
import type { FrameMessages } from '../messages/frameMessages.ts';
import type { hostConfig, HostMessages } from '../messages/hostMessages.ts';
import type { LogEntry } from '../log/logEntry.ts';
import type { BodyOf } from '../messages/shape.ts';

/** How the host wants the page to look. */
export type HostConfig = BodyOf<typeof hostConfig>;

/** What the host's end of a channel needs. */
export interface HostEndDeps {
  /** The host's window, where `hello` is heard. */
  readonly view: Window;
  /** The window of the frame as it is now. */
  readonly frame: () => Window | null;
  /** Origin of the page in the frame, exactly. */
  readonly origin: string;
  /** What `welcome` carries; asked for at each `hello`, so that a page that was loaded again is told again. */
  readonly config: () => HostConfig | Promise<HostConfig>;
  /**
   * What this host can do and grants, by name: messages of the frame that need to be granted; `size` where the frame takes the height
   * that it is told, `viewport` where it says what is in view, `focus`, and `route` where it follows the page's ways, so that the page
   * makes no steps in the history.
   */
  readonly caps: readonly string[];
  /** `wanted` as an address of the portal's origin, or null (REDIR-2): the rule of redirects, with the portal as the page that stands. */
  readonly ownAddress: (wanted: string) => URL | null;
  readonly log?: (entry: LogEntry) => void;
}

/** The host's end: made by `lectern-frame`, or by a host without elements. */
export type HostEnd = Channel<HostMessages, FrameMessages>;
