import type { CommitOf } from './createCommits.ts';
import type { LaunchFacts, LaunchItem, LaunchState } from './launchFacts.ts';

/** Which contents may be chosen now, where their author set an order. */
export interface Ways {
  readonly previous: boolean;
  readonly next: boolean;
  readonly mayChoose: (id: string) => boolean;
}

/** One playing content, whose API is where packages look for it. */
export interface Session {
  /** It has begun, and not ended. */
  readonly isOpen: () => boolean;
  /** Commits the values that it has set so far. */
  readonly commit: () => void;
  /** Ends it, unless it has ended itself. */
  readonly end: () => void;
}

/** The launch page's interface to the standard of a package. */
export interface Runtime {
  /** Installs the API for a content, a new one for each. */
  readonly begin: (item: LaunchItem, state: LaunchState | undefined) => Session;
  /** The content with which the launch begins; null: the learner chooses. */
  readonly first: () => string | null;
  /** The content to which `wish` leads; null where it leads nowhere, or the package is at its end. */
  readonly lead: (wish: 'next' | 'previous' | { readonly id: string }) => string | null;
  readonly ways: () => Ways;
}

export interface RuntimeDeps {
  readonly facts: LaunchFacts;
  /** The contents without the headings over them. */
  readonly contents: readonly LaunchItem[];
  readonly commit: (commit: CommitOf) => void;
  /** The launch page goes away, and the content with it. */
  readonly isLeaving: () => boolean;
  /** The package itself asks for another content, or for its end. */
  readonly onLed: (id: string | null) => void;
}

/** Values as the library writes them, all as text. */
const asTexts = (values: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(values as Readonly<Record<string, unknown>>).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? [[name, String(value)]]
        : [],
    ),
  );

/** Replaces the library's requests to the server with ours: it passes the values to store, and is told that they are on their way. */
export const handOver = (store: (values: Readonly<Record<string, string>>, isEnd: boolean) => void) => ({
  processHttpRequest: (_url: string, values: unknown, isEnd: boolean) => {
    store(asTexts(values), isEnd);
    return { result: 'true', errorCode: 0 };
  },
  updateSettings: () => undefined,
});

/** Seconds after a change until it is committed without a call of the package. */
export const autocommitSeconds = 10;
