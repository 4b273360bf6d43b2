/** A content of a package, or a heading over some, for the list of the launch page. */
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

/** The stored data of one content. */
export interface LaunchState {
  /** A flat list with the names of the standards. */
  readonly values: Readonly<Record<string, string>>;
  /** It has ended itself, instead of being left. */
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

/** All data of the server for the launch page. */
export interface LaunchFacts {
  readonly standard: '1.2' | '2004';
  /** A review, which changes nothing. */
  readonly review: boolean;
  readonly title: string;
  readonly learner: { readonly id: string; readonly name: string; readonly language: string };
  readonly items: readonly LaunchItem[];
  /** The runtime's settings for the order of several contents; null where the list alone leads. */
  readonly sequencing: Readonly<Record<string, unknown>> | null;
  /** The runtime's stored state of that order. */
  readonly sequencingState: string | null;
  readonly states: Readonly<Record<string, LaunchState>>;
  /** The content that was open last. */
  readonly current: string | null;
  /** Names the part of the run for pages of the same browser alone. */
  readonly part: string;
  /** Origin of the page around it. */
  readonly portal: string;
  readonly texts: LaunchTexts;
}
