import type { QueryClient } from '@tanstack/query-core';
import type { Configuration } from '../contract/configuration.ts';
import type { Call, CallInput } from '../contract/wire/call.ts';
import type { AnalyticsEvent } from '../contract/events.ts';
import type { Instant } from '../domain/time/instant.ts';
import type { ErrorCode } from '../errorCodes.ts';
import type { LecternError } from '../errors.ts';
import type { Locale } from '../i18n/locale.ts';
import type { Route } from '../routes/route.ts';
import type { SessionPort } from '../session/sessionState.ts';
import type { KeptCourse } from '../storage/kept/keptCourses.ts';
import type { StoragePort } from '../storage/storagePort.ts';
import type { Clock } from '../transport/clock.ts';
import type { Send } from '../transport/send.ts';

export type { EndedBy, SessionPhase, SessionPort, SessionState } from '../session/sessionState.ts';
export type { KeptCourse } from '../storage/kept/keptCourses.ts';
export type { StoragePort } from '../storage/storagePort.ts';
export type { Clock } from '../transport/clock.ts';
export type { Send, SendOptions } from '../transport/send.ts';

/**
 * The interface of a runtime that another bundle made. Nothing else is shared between bundles. Within a major version it only grows, and
 * `level` counts the additions, so that an element can tell whether the page's runtime is too old.
 */
export interface RuntimePort {
  /** Raised by one with each addition to this interface. */
  readonly level: number;
  readonly send: Send;
  /** The one query cache: all data of the server. */
  readonly cache: QueryClient;
  readonly session: SessionPort;
  readonly locale: Locale;
  readonly clock: Clock;
  readonly routes: RoutesPort;
  readonly notices: NoticesPort;
  readonly storage: StoragePort;
  readonly host: HostPort;
  /**
   * The commands that wait to be sent. The code is loaded with the first of them; if that fails, the promise rejects with `network`. Since
   * level 3.
   */
  readonly outbox: () => Promise<OutboxPort>;
  /**
   * Keeps courses in this browser. Absent without a worker of the portal's own: on pages of others, in frames, and in browsers without
   * workers. The code is loaded with the first call. Since level 8.
   */
  readonly keeping?: () => Promise<KeepingPort>;
  /**
   * Keeps the runtime awake until it is released. Without any lease it sleeps after 30 s (RUN-4).
   * @param owner the element; notices appear beside the first of them, and activity inside them counts
   * @param onEnd called when the runtime is destroyed while the lease is held
   */
  readonly lease: (owner?: Element, onEnd?: () => void) => Lease;
}

/** A command that waits to be sent. It is kept in this browser for the person who gave it (CMD-9). */
export interface Waiting {
  /** Key of its subject: a new command with the same key replaces the waiting one. */
  readonly key: string;
  /** The run that it belongs to. */
  readonly workflowId: string;
  /** Body of the command. */
  readonly body: unknown;
  /** The server's time when the command was put. */
  readonly at: Instant;
  /** It waits until the learner confirms it; it is not sent automatically (CMD-8). */
  readonly needsConfirmation: boolean;
  /**
   * Why the server refused it, in the server's own words if it gave any. The command is not sent again, and stays until it is dropped or
   * replaced.
   */
  readonly refused: { readonly code: ErrorCode; readonly message: string } | null;
  /** Why the last attempt of this page did not arrive; null if nothing went wrong and it is about to be sent. */
  readonly unsent: ErrorCode | null;
  /** False if the browser cannot store it; it then lasts only as long as the page (ERR-17). */
  readonly kept: boolean;
}

/** Settings of a command that an outbox keeps. */
export interface WaitingOf {
  readonly key: string;
  readonly workflowId: string;
  /**
   * The learner whom the course names. The command is kept for them while the signed-in person is unknown, and sent once that is known to
   * be this learner.
   */
  readonly userId?: string;
  /** It waits until the learner confirms it. So does a command whose effect would be repeated if it were sent twice, once it was put. */
  readonly needsConfirmation?: boolean;
  /**
   * Milliseconds before it is sent by itself, counted again when it is replaced; absent: at once. When the page is hidden or left, it is
   * sent earlier.
   */
  readonly soon?: number;
  /** If the server refuses it, it is dropped and not kept, because nobody would miss it. */
  readonly lapses?: boolean;
}

/** The outcome of a command that waited. */
export interface Settled {
  readonly waiting: Waiting;
  /** The body of the reply as it came, to be read by the call's `read`; undefined if another tab sent it, or dropped it. */
  readonly reply: unknown;
  /** Why the server refused it; null if the server carried it out. */
  readonly error: LecternError | null;
}

export interface OutboxPort {
  /** The waiting commands of the person who is signed in, oldest first; the same in every tab of the browser. Empty if nobody is. */
  readonly store: Store<readonly Waiting[]>;
  /**
   * Keeps a command and sends it soon: at once if there was no recent failure, else when there is a connection again (CMD-11). While the
   * signed-in person is unknown, the command is kept for `userId`. Without that it lasts only as long as the page, and the learner is told.
   * After signing out it does nothing. The call's `offline` decides: `confirm` waits for the learner.
   * @throws LecternError `offline` if the call says `refuse`
   */
  readonly put: <I extends CallInput>(call: Call<I>, input: I, of: WaitingOf) => void;
  /**
   * Sends the waiting commands now, with `key` also one that the learner has to confirm.
   * @returns whether nothing is left, of `key`, or of all; never rejects
   */
  readonly send: (key?: string) => Promise<boolean>;
  readonly drop: (key: string) => void;
  /**
   * The listener is called for each reply of the server, also for refusals, before the next command is sent, so that a command that was put
   * in the meantime can be replaced.
   * @returns stops it
   */
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

/**
 * Keeps courses in this browser, for reading without a connection (OFF-6). All of it belongs to the person who is signed in, and to nobody
 * else.
 */
export interface KeepingPort {
  /** The courses that are kept, the latest first; empty if nobody is signed in. */
  readonly list: () => Promise<readonly KeptCourse[]>;
  /**
   * Calls `changed` when that list changes, here or in another tab.
   * @returns stops it
   */
  readonly watch: (changed: () => void) => () => void;
  /** Bytes that this browser has left; null if it does not tell. */
  readonly free: () => Promise<number | null>;
  /** Whether the learner has said that nobody else uses this device (OFF-4). */
  readonly isOwn: () => Promise<boolean>;
  readonly setOwn: (own: boolean) => Promise<void>;
  /** Resolves once the worker answers this page; with `reads`, once it has the code that reads PDF files too. */
  readonly ready: (reads: boolean) => Promise<void>;
  /** @throws LecternError `storage` if there is no room, or the error that broke the reply off */
  readonly put: (objectiveId: string, address: string, reply: Response) => Promise<void>;
  /** Writes the list's entry of a course. @throws LecternError `storage` if there is no room */
  readonly write: (course: KeptCourse) => Promise<void>;
  /** Removes all files of a course whose addresses are not in the set. */
  readonly prune: (objectiveId: string, addresses: ReadonlySet<string>) => Promise<void>;
  readonly remove: (objectiveId: string) => Promise<void>;
}

export interface RoutesPort {
  /** The real address of a route: the host's own if it gave `hrefFor`. */
  readonly hrefFor: (route: Route) => string;
  /** The address to share for a place: in a frame, the host is asked for its own (FRAME-9). Absent elsewhere. */
  readonly shared?: (route: Route) => Promise<string>;
}

/** A message for the learner outside the flow of a screen. */
export interface Notice {
  readonly tone: 'success' | 'info' | 'warning' | 'danger';
  /** Translated. */
  readonly title: string;
  readonly text?: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Milliseconds it stays; null stays until closed. 7000 by default. */
  readonly duration?: number | null;
  /** Takes the notice back when it is aborted: what it says has become out of date. */
  readonly until?: AbortSignal;
}

export interface NoticesPort {
  /** Shows a notice in the page's one outlet, unless the host took it over by `lectern-notice`. */
  readonly show: (notice: Notice) => void;
  /** Announces a text to screen readers only. */
  readonly announce: (text: string) => void;
}

/** A notice in the outlet. */
export interface ShownNotice extends Notice {
  readonly id: string;
}

export interface NoticesState {
  readonly shown: readonly ShownNotice[];
  /** The last text for screen readers only. */
  readonly announcement: string;
}

/** The notices of the outlet, and how it closes one. */
export interface NoticesModel {
  readonly store: Store<NoticesState>;
  readonly close: (id: string) => void;
}

export interface HostPort {
  /**
   * The tenant's settings; defaults when the file could not be read.
   * @param again reads the file again; if that fails, the known settings stay
   */
  readonly configuration: (again?: boolean) => Promise<Configuration>;
  /** Origin of the tenant's LMS with its path, without a trailing slash. */
  readonly apiBase: string;
  /** Records an analytics event; sent only in the production and test environments. */
  readonly track: (name: AnalyticsEvent['name'], details?: AnalyticsEvent['details']) => void;
  /** Reports a failure to developers that learners need not see. */
  readonly report: (error: LecternError) => void;
  /** The width that decides between a phone's screen and a wide one (ELEM-18). A runtime without it uses the element's. */
  readonly widths?: () => 'element' | 'screen';
  /** The time zone that the host's page asks for, as it names it. Since level 6. */
  readonly timezone?: () => string | undefined;
  /** In a frame: offers an event of an element to the page around it. @returns whether that page handles it (FRAME-12). */
  readonly offer?: (name: string, detail: unknown) => Promise<boolean>;
}
