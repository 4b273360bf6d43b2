import type { QueryClient } from '@tanstack/react-query';
import type { Configuration } from '../contract/configuration.ts';
import type { AnalyticsEvent } from '../contract/events.ts';
import type { LecternError } from '../errors.ts';
import type { Locale } from '../i18n/locale.ts';
import type { Route } from '../routes/route.ts';
import type { SessionPort } from '../session/sessionState.ts';
import type { StoragePort } from '../storage/storagePort.ts';
import type { Clock } from '../transport/clock.ts';
import type { Send } from '../transport/send.ts';

export type { SessionPhase, SessionPort, SessionState } from '../session/sessionState.ts';
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
  /**
   * Keeps the runtime awake until it is released. Without any lease it rests after 30 s (RUN-4).
   * @param owner the element; notices appear beside the first of them, and activity inside them counts
   * @param onEnd called when the runtime is destroyed while the lease is held
   */
  readonly lease: (owner?: Element, onEnd?: () => void) => Lease;
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
