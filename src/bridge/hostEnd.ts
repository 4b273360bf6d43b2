import type { Channel } from './channel.ts';
import type { FrameMessages } from './frameMessages.ts';
import type { hostConfig, HostMessages } from './hostMessages.ts';
import type { LogEntry } from './logEntry.ts';
import type { BodyOf } from './shape.ts';

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
  /** What `welcome` carries; asked for at each `hello`, so that a page that was loaded anew is told anew. */
  readonly config: () => HostConfig | Promise<HostConfig>;
  /** What this host can do and grants, by name: messages of the frame that need to be granted, and `viewport`, `focus`, `route`. */
  readonly caps: readonly string[];
  readonly log?: (entry: LogEntry) => void;
}

/** The host's end: made by `lectern-frame`, or by a host without elements. */
export type HostEnd = Channel<HostMessages, FrameMessages>;
