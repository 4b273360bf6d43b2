import type { QueryClient } from '@tanstack/react-query';
import type { Call, CallInput } from '../contract/call.ts';
import type { Configuration } from '../contract/configuration.ts';
import type { AnalyticsEvent } from '../contract/events.ts';
import type { Instant } from '../domain/instant.ts';
import type { User } from '../domain/user.ts';
import type { LecternError } from '../errors.ts';
import type { Locale } from '../i18n/locale.ts';
import type { Route } from '../routes/route.ts';

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
  /** Keeps the runtime awake until it is released. Without any lease it rests after 30 s. */
  readonly lease: () => Lease;
}

/** Ends a lease; calling it again does nothing. */
export interface Lease {
  readonly release: () => void;
}

/**
 * Sends a call of the contract and reads its reply; follows asynchronous commands to their end.
 * @throws LecternError
 */
export type Send = <I extends CallInput, O>(call: Call<I, O>, input: I, options?: SendOptions) => Promise<O>;

export interface SendOptions {
  readonly signal?: AbortSignal;
}

/** A value that changes over time, in the shape of a zustand vanilla store. */
export interface Store<T> {
  readonly getState: () => T;
  readonly subscribe: (listener: (state: T, previous: T) => void) => () => void;
}

/** Where the session stands (SESS). */
export type SessionPhase =
  | 'unknown' // nobody has asked yet
  | 'active'
  | 'anonymous' // a public page, or nobody signed in
  | 'expiring' // two minutes before the end for inactivity
  | 'expired' // the server no longer knows the session; what was typed is kept
  | 'signed-out'
  | 'unavailable'; // a 401 right after signing in

export interface SessionState {
  readonly phase: SessionPhase;
  readonly user: User | null;
  /** When an inactive session ends. */
  readonly endsAt: Instant | null;
  /** The last failure to find out who is signed in. */
  readonly error: LecternError | null;
}

export interface SessionPort {
  readonly store: Store<SessionState>;
  /** The current user, asked for once; rejects with `unauthorized` where nobody is signed in. */
  readonly user: () => Promise<User>;
  /** Leads to sign-in and back here. In token mode it asks the host for a new token. */
  readonly signIn: () => void;
  /** Signs out here, in the other tabs and at the provider. */
  readonly signOut: () => void;
  /** One click stays signed in. */
  readonly stay: () => void;
}

/** The server's time as well as it is known. */
export interface Clock {
  readonly now: () => Instant;
  /** Half the width of the doubt about {@link now}, in milliseconds. */
  readonly doubt: () => number;
  /** Runs `task` at `at` by the server's time, chaining timers past 2^31 ms. @returns cancel */
  readonly at: (at: Instant, task: () => void) => () => void;
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

/** Where a value is kept: for this browser, or for this tab. Never throws: a blocked or full storage is told once. */
export interface StoragePort {
  readonly get: (key: string) => string | null;
  /** @returns whether it was kept */
  readonly set: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
}

export interface HostPort {
  /** The tenant's settings; defaults when the file could not be read. */
  readonly configuration: () => Promise<Configuration>;
  /** Origin of the tenant's LMS with its path, without a trailing slash. */
  readonly apiBase: string;
  /** Records an analytics event; sent in the production and test environments alone. */
  readonly track: (name: AnalyticsEvent['name'], details?: AnalyticsEvent['details']) => void;
  /** Tells developers of a failure that learners need not see. */
  readonly report: (error: LecternError) => void;
}
