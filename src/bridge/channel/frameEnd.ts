import type { Channel } from './channel.ts';
import type { FrameMessages } from '../messages/frameMessages.ts';
import type { HostConfig } from './hostEnd.ts';
import type { HostMessages } from '../messages/hostMessages.ts';
import type { LogEntry } from '../log/logEntry.ts';

/** The dependencies of the framed page's end of a channel. */
export interface FrameEndDeps {
  /** The page's own window; the window that holds it is the host. */
  readonly view: Window;
  /** Whether the tenant lists this origin (CHAN-2). */
  readonly allowed: (origin: string) => Promise<boolean>;
  /** Version of the page's build. */
  readonly build: string;
  readonly caps: readonly string[];
  /** `wanted` as an address of the portal's origin, or null (REDIR-2), by the rule of redirects with the portal as the current page. */
  readonly ownAddress: (wanted: string) => URL | null;
  readonly log?: (entry: LogEntry) => void;
}

/** The data of a host's `welcome`. */
export interface Welcome {
  readonly origin: string;
  readonly config: HostConfig;
  readonly caps: readonly string[];
}

/** The framed page's end of a channel. */
export interface FrameEnd extends Channel<FrameMessages, HostMessages> {
  /** The host's first `welcome`; rejects with `handshake_timeout` after 10 s, and the page continues without a host. */
  readonly welcome: Promise<Welcome>;
  /** Origin of the host whose `welcome` was taken last, also if it came late; null before the first one. */
  readonly host: () => string | null;
  /** Counts and logs an answer of the host that has the right shape, but a value that the page cannot accept. */
  readonly refuse: (guard: string, data: unknown) => void;
}
