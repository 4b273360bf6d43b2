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
 * The interface of a runtime that another bundle made. Nothing else crosses bundles. It only grows within a major version, and `level`
 * counts its growth, so that an element can tell whether the page's runtime is too old.
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
   * The commands that wait to be sent. Its code is loaded with the first of them; where that fails, it rejects with `network`. Since
   * level 3.
   */
  readonly outbox: () => Promise<OutboxPort>;
  /**
   * Keeps courses in this browser. Absent where there is no worker of the portal's own: on pages of others, in frames, in browsers without.
   * Its code is loaded with the first call. Since level 8.
   */
  readonly keeping?: () => Promise<KeepingPort>;
  /**
   * Keeps the runtime awake until it is released. Without any lease it rests after 30 s (RUN-4).
   * @param owner the element; notices appear beside the first of them, and activity inside them counts
   * @param onEnd called when the runtime is destroyed while the lease is held
   */
  readonly lease: (owner?: Element, onEnd?: () => void) => Lease;
}

/** A command that waits: kept in this browser, of the one person who gave it (CMD-9). */
export interface Waiting {
  /** Names its subject: a command that is put under the same key replaces the one that waits there. */
  readonly key: string;
  /** The run that it belongs to. */
  readonly workflowId: string;
  /** Body of the command. */
  readonly body: unknown;
  /** The server's time at which it was put. */
  readonly at: Instant;
  /** It waits until the learner confirms it: nothing sends it by itself (CMD-8). */
  readonly needsConfirmation: boolean;
  /**
   * Why the server refused it, in the server's own words where there are any. It is not sent again, and stays until it is dropped or
   * replaced.
   */
  readonly refused: { readonly code: ErrorCode; readonly message: string } | null;
  /** Why the last attempt of this page did not arrive; null while nothing went wrong, so that it is about to be sent. */
  readonly unsent: ErrorCode | null;
  /** False where the browser keeps nothing: it lives as long as the page (ERR-17). */
  readonly kept: boolean;
}

/** Settings of a command that an outbox keeps. */
export interface WaitingOf {
  readonly key: string;
  readonly workflowId: string;
  /**
   * The learner whom the course names. The command is kept for them while it is not known who is signed in, and sent once that is
   * known to be them.
   */
  readonly userId?: string;
  /** It waits until the learner confirms it. So does a command that would act again when it is sent twice, once it was put. */
  readonly needsConfirmation?: boolean;
  /**
   * Milliseconds before it is sent by itself, counted again when it is replaced; at once where absent. When the page is hidden or left, it
   * is sent before.
   */
  readonly soon?: number;
  /** It is dropped instead of kept where the server refuses it: nobody would miss it. */
  readonly lapses?: boolean;
}

/** The outcome of a command that waited. */
export interface Settled {
  readonly waiting: Waiting;
  /** The body of the reply as it came, to be read by the call's `read`; undefined where another tab sent it, or dropped it. */
  readonly reply: unknown;
  /** Why the server refused it; null where it did it. */
  readonly error: LecternError | null;
}

export interface OutboxPort {
  /** The waiting commands of the person who is signed in, oldest first; the same in every tab of the browser. Empty where nobody is. */
  readonly store: Store<readonly Waiting[]>;
  /**
   * Keeps a command and sends it soon: at once where nothing has gone wrong lately, else when there is a connection again (CMD-11).
   * While it is not known who is signed in, the command is kept for `userId`. Without that it lives as long as the page, and the learner
   * is told. After signing out it does nothing. The call's `offline` decides: `confirm` waits for the learner.
   * @throws LecternError `offline` where the call says `refuse`
   */
  readonly put: <I extends CallInput>(call: Call<I>, input: I, of: WaitingOf) => void;
  /**
   * Sends the waiting commands now, also one that the learner has to confirm, where `key` names it.
   * @returns whether nothing is left, of `key` or at all; never rejects
   */
  readonly send: (key?: string) => Promise<boolean>;
  readonly drop: (key: string) => void;
  /**
   * Told of each answer of the server, also of refusals, before the next command is sent, so that a command that was put meanwhile can be
   * replaced.
   * @returns ends it
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

/** Keeps courses in this browser, for reading without a connection (OFF-6). Of the person who is signed in, and of nobody else. */
export interface KeepingPort {
  /** The courses that are kept, the latest first; empty where nobody is signed in. */
  readonly list: () => Promise<readonly KeptCourse[]>;
  /**
   * Told when that list changes, here or in another tab.
   * @returns ends it
   */
  readonly watch: (changed: () => void) => () => void;
  /** Bytes that this browser has left; null where it does not tell. */
  readonly free: () => Promise<number | null>;
  /** Whether the learner has said that nobody else uses this device (OFF-4). */
  readonly isOwn: () => Promise<boolean>;
  readonly setOwn: (own: boolean) => Promise<void>;
  /** Resolves once the worker answers this page; with `reads`, once it has the code that reads PDF files too. */
  readonly ready: (reads: boolean) => Promise<void>;
  /** @throws LecternError `storage` where there is no room, and what broke the reply off */
  readonly put: (objectiveId: string, address: string, reply: Response) => Promise<void>;
  /** Writes what the list says of a course. @throws LecternError `storage` where there is no room */
  readonly write: (course: KeptCourse) => Promise<void>;
  /** Removes of a course what is not among these addresses. */
  readonly prune: (objectiveId: string, addresses: ReadonlySet<string>) => Promise<void>;
  readonly remove: (objectiveId: string) => Promise<void>;
}

export interface RoutesPort {
  /** The true address of a route: the host's own where it gave `hrefFor`. */
  readonly hrefFor: (route: Route) => string;
  /** The address under which a place is shared: in a frame, the host is asked for its own (FRAME-9). Absent elsewhere. */
  readonly shared?: (route: Route) => Promise<string>;
}

/** A message for the learner outside the flow of a screen. */
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

/** A notice in the outlet. */
export interface ShownNotice extends Notice {
  readonly id: string;
}

export interface NoticesState {
  readonly shown: readonly ShownNotice[];
  /** The last text that screen readers alone are told. */
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
   * @param again reads it again; where that fails what is known stays
   */
  readonly configuration: (again?: boolean) => Promise<Configuration>;
  /** Origin of the tenant's LMS with its path, without a trailing slash. */
  readonly apiBase: string;
  /** Records an analytics event; sent in the production and test environments alone. */
  readonly track: (name: AnalyticsEvent['name'], details?: AnalyticsEvent['details']) => void;
  /** Tells developers of a failure that learners need not see. */
  readonly report: (error: LecternError) => void;
  /** Whose width decides between a phone's screen and a wide one (ELEM-18). A runtime that does not say goes by the element's. */
  readonly widths?: () => 'element' | 'screen';
  /** The time zone that the host's page asks for, as it names it. Since level 6. */
  readonly timezone?: () => string | undefined;
  /**
   * In a frame: offers an event of an element to the page around it. @returns whether that page takes it over (FRAME-12).
   */
  readonly offer?: (name: string, detail: unknown) => Promise<boolean>;
}
