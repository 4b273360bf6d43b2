import type { QueryClient } from '@tanstack/react-query';
import type { Configuration } from '../contract/configuration.ts';
import type { Call, CallInput } from '../contract/call.ts';
import type { AnalyticsEvent } from '../contract/events.ts';
import type { Instant } from '../domain/instant.ts';
import type { ErrorCode, LecternError } from '../errors.ts';
import type { Locale } from '../i18n/locale.ts';
import type { Route } from '../routes/route.ts';
import type { SessionPort } from '../session/sessionState.ts';
import type { StoragePort } from '../storage/storagePort.ts';
import type { Clock } from '../transport/clock.ts';
import type { Send } from '../transport/send.ts';

export type { EndedBy, SessionPhase, SessionPort, SessionState } from '../session/sessionState.ts';
export type { SigningIn, SignInStep } from '../session/signingIn.ts';
export type { StoragePort } from '../storage/storagePort.ts';
export type { Clock } from '../transport/clock.ts';
export type { Send, SendOptions } from '../transport/send.ts';

/**
 * What one bundle may ask of a runtime made by another. This is the whole of what crosses bundles: it only grows within
 * a major version, and `level` counts its growth, so that an element can tell whether the page's runtime is too old.
 */
export interface RuntimePort {
  /** Raised by one with each addition to this interface. */
  readonly level: number;
  readonly send: Send;
  /** The one query cache: all that is known of the server. */
  readonly cache: QueryClient;
  readonly session: SessionPort;
  readonly locale: Locale;
  readonly clock: Clock;
  readonly routes: RoutesPort;
  readonly notices: NoticesPort;
  readonly storage: StoragePort;
  readonly host: HostPort;
  /** The commands that wait to be sent; its code comes with the first of them. Since level 3. Rejects with `network` where the code does not arrive. */
  readonly outbox: () => Promise<OutboxPort>;
  /**
   * Keeps the runtime awake until it is released. Without any lease it rests after 30 s (RUN-4).
   * @param owner the element; notices appear beside the first of them, and activity inside them counts
   * @param onEnd called when the runtime is destroyed while the lease is held
   */
  readonly lease: (owner?: Element, onEnd?: () => void) => Lease;
}

/** A command that waits: kept in this browser, of the one person who gave it (CMD-9). */
export interface Waiting {
  /** Names what it is about: what is put under the same key takes the place of what waits there. */
  readonly key: string;
  /** The run that it belongs to. */
  readonly workflowId: string;
  /** Body of the command. */
  readonly body: unknown;
  /** The server's time at which it was put. */
  readonly at: Instant;
  /** It waits for the learner's word: nothing sends it by itself (CMD-8). */
  readonly byWord: boolean;
  /** Why the server decided against it, in its own words where it said any: it is not sent again, and stays until it is dropped or put anew. */
  readonly refused: { readonly code: ErrorCode; readonly message: string } | null;
  /** Why the last attempt of this page did not arrive; null while nothing went wrong, so that it is about to be sent. */
  readonly unsent: ErrorCode | null;
  /** False where the browser keeps nothing: it lives as long as the page (ERR-17). */
  readonly kept: boolean;
}

/** What an outbox is told of a command that it keeps. */
export interface WaitingOf {
  readonly key: string;
  readonly workflowId: string;
  /** It waits for the learner's word. So does, after it was put, what acts again when it is sent twice. */
  readonly byWord?: boolean;
  /** Milliseconds before it is sent by itself, counted anew when it is put anew; at once where absent. When the page is hidden or left it goes before. */
  readonly soon?: number;
  /** Nobody would miss it: where the server refuses it, it is dropped in place of being kept. */
  readonly lapses?: boolean;
}

/** What became of a command that waited. */
export interface Settled {
  readonly waiting: Waiting;
  /** The body of the reply as it came, to be read by the call's `read`; undefined where another tab sent it, or dropped it. */
  readonly reply: unknown;
  /** Why the server refused it; null where it did it. */
  readonly error: LecternError | null;
}

export interface OutboxPort {
  /** What waits of the person who is signed in, oldest first; the same in every tab of the browser. Empty where nobody is. */
  readonly store: Store<readonly Waiting[]>;
  /** Keeps a command and sends it soon: at once where nothing has gone wrong lately, else when there is a connection again (CMD-11). Where nobody is signed in it does nothing. */
  readonly put: <I extends CallInput>(call: Call<I>, input: I, of: WaitingOf) => void;
  /**
   * Sends what waits now, also what waits for the learner's word where `key` names it.
   * @returns whether nothing is left, of `key` or at all; never rejects
   */
  readonly send: (key?: string) => Promise<boolean>;
  readonly drop: (key: string) => void;
  /** Told of each answer of the server, good or refusing, before the next one is sent: what was put meanwhile can be put anew upon it. @returns ends it */
  readonly watch: (listener: (settled: Settled) => void) => () => void;
}

/** Ends a lease; calling it again does nothing. */
export interface Lease {
  readonly release: () => void;
}

/** A value that changes over time, in the shape of a zustand vanilla store. */
export interface Store<T> {
  readonly getState: () => T;
  readonly subscribe: (listener: (state: T, previous: T) => void) => () => void;
}

export interface RoutesPort {
  /** The true address of a route: the host's own where it gave `hrefFor`. */
  readonly hrefFor: (route: Route) => string;
}

/** What is told to the learner outside the flow of a screen. */
export interface Notice {
  readonly tone: 'success' | 'info' | 'warning' | 'danger';
  /** Translated. */
  readonly title: string;
  readonly text?: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Milliseconds it stays; null stays until closed. 7000 where absent. */
  readonly duration?: number | null;
}

export interface NoticesPort {
  /** Shows a notice in the page's one outlet, unless the host took it over by `lectern-notice`. */
  readonly show: (notice: Notice) => void;
  /** Tells screen readers alone. */
  readonly announce: (text: string) => void;
}

export interface HostPort {
  /**
   * The tenant's settings; defaults when the file could not be read.
   * @param again reads it again; where that fails what is known stays
   */
  readonly configuration: (again?: boolean) => Promise<Configuration>;
  /** Origin of the tenant's LMS with its path, without a trailing slash. */
  readonly apiBase: string;
  /** Records an analytics event; sent in the production and test environments alone. */
  readonly track: (name: AnalyticsEvent['name'], details?: AnalyticsEvent['details']) => void;
  /** Tells developers of a failure that learners need not see. */
  readonly report: (error: LecternError) => void;
}
