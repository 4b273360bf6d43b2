import type { Channel } from './channel.ts';
import type { FrameMessages } from '../messages/frameMessages.ts';
import type { HostConfig } from './hostEnd.ts';
import type { HostMessages } from '../messages/hostMessages.ts';
import type { LogEntry } from '../log/logEntry.ts';

/** What the framed page's end of a channel needs. */
export interface FrameEndDeps {
  /** The page's own window; the window that holds it is the host. */
  readonly view: Window;
  /** Whether the tenant lists this origin (CHAN-2). */
  readonly allowed: (origin: string) => Promise<boolean>;
  /** Version of the page's build. */
  readonly build: string;
  readonly caps: readonly string[];
  /** `wanted` as an address of the portal's origin, or null (REDIR-2): the rule of redirects, with the portal as the page that stands. */
  readonly ownAddress: (wanted: string) => URL | null;
  readonly log?: (entry: LogEntry) => void;
}

/** What a host has said in its `welcome`. */
export interface Welcome {
  readonly origin: string;
  readonly config: HostConfig;
  readonly caps: readonly string[];
}

/** The framed page's end. */
export interface FrameEnd extends Channel<FrameMessages, HostMessages> {
  /** The host's first `welcome`; rejects with `handshake_timeout` after 10 s, and the page goes on without a host. */
  readonly welcome: Promise<Welcome>;
  /** Origin of the host that has said `welcome` last, also of one that came late; null before. */
  readonly host: () => string | null;
  /** Counts and logs what the host has answered in the right shape, and what is no answer for this page all the same. */
  readonly refuse: (guard: string, data: unknown) => void;
}
