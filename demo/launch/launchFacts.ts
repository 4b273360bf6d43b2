/** A content of a package, or a heading over some, as the launch page lists it. */
export interface LaunchItem {
  readonly id: string;
  readonly title: string;
  /** Address of its first page below the package, with its query; null for a heading. */
  readonly href: string | null;
  readonly isSco: boolean;
  readonly visible: boolean;
  readonly launchData: string;
  readonly masteryScore: string;
  readonly maxTimeAllowed: string;
  readonly timeLimitAction: string;
  readonly scaledPassingScore: string;
  readonly completionThreshold: string;
  readonly children: readonly LaunchItem[];
}

/** What was kept of one content. */
export interface LaunchState {
  /** Flat, as the standards name them. */
  readonly values: Readonly<Record<string, string>>;
  /** It has ended by itself, and did not leave. */
  readonly ended: boolean;
}

/** Words of the launch page, in the portal's language. */
export interface LaunchTexts {
  readonly contents: string;
  readonly previous: string;
  readonly next: string;
  readonly done: string;
  readonly ended: string;
  readonly failed: string;
  readonly showContents: string;
  readonly frame: string;
}

/** All that the server tells the launch page. */
export interface LaunchFacts {
  readonly standard: '1.2' | '2004';
  /** Nothing is changed: the work is looked at again. */
  readonly review: boolean;
  readonly title: string;
  readonly learner: { readonly id: string; readonly name: string; readonly language: string };
  readonly items: readonly LaunchItem[];
  /** What the runtime takes of the order of several contents; null: the list alone leads. */
  readonly sequencing: Readonly<Record<string, unknown>> | null;
  /** What the runtime kept of it. */
  readonly sequencingState: string | null;
  readonly states: Readonly<Record<string, LaunchState>>;
  /** The content that was open last. */
  readonly current: string | null;
  /** Names the part of the run, to pages of the same browser alone. */
  readonly part: string;
  /** Origin of the page around it. */
  readonly portal: string;
  readonly texts: LaunchTexts;
}
