import type { CommitOf } from './createCommits.ts';
import type { LaunchFacts, LaunchItem, LaunchState } from './launchFacts.ts';

/** Which contents may be chosen now, where their author set an order. */
export interface Ways {
  readonly previous: boolean;
  readonly next: boolean;
  readonly mayChoose: (id: string) => boolean;
}

/** One content that plays: its API is where packages look for it. */
export interface Session {
  /** It has begun, and not ended. */
  readonly isOpen: () => boolean;
  /** Commits what it has set by now. */
  readonly commit: () => void;
  /** Ends it where it has not ended by itself. */
  readonly end: () => void;
}

/** What the launch page asks of the standard that a package is written for. */
export interface Runtime {
  /** Puts up the API for a content, new for each. */
  readonly begin: (item: LaunchItem, state: LaunchState | undefined) => Session;
  /** The content with which the launch begins; null: the learner chooses. */
  readonly first: () => string | null;
  /** Where `wish` leads from here; null: it leads nowhere, or the package is at its end. */
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

/** The library's way to the server, which is ours: it hands over what is to be stored, and is told that it is on its way. */
export const handOver = (store: (values: Readonly<Record<string, string>>, isEnd: boolean) => void) => ({
  processHttpRequest: (_url: string, values: unknown, isEnd: boolean) => {
    store(asTexts(values), isEnd);
    return { result: 'true', errorCode: 0 };
  },
  updateSettings: () => undefined,
});

/** Seconds after a change until it is committed unasked. */
export const autocommitSeconds = 10;
