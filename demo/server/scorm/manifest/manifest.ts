/** A content of a package, or a heading over some. */
export interface ManifestItem {
  /** As the manifest names it. */
  readonly id: string;
  readonly title: string;
  /** Address of its first page below the package, with its query; null for a heading. */
  readonly href: string | null;
  /** It talks to the runtime; otherwise it is only shown. */
  readonly isSco: boolean;
  readonly visible: boolean;
  /** What its author hands it at its start. */
  readonly launchData: string;
  /** Text of SCORM 1.2, from 0 to 100: a raw score from it on has passed. */
  readonly masteryScore: string;
  readonly maxTimeAllowed: string;
  readonly timeLimitAction: string;
  /** Of SCORM 2004, from -1 to 1: a scaled score from it on has passed. */
  readonly scaledPassingScore: string;
  /** Of SCORM 2004, from 0 to 1: progress from it on is complete. */
  readonly completionThreshold: string;
  readonly children: readonly ManifestItem[];
}

/** The settings of sequencing that the runtime takes, kept as it takes them. */
export type Sequencing = Readonly<Record<string, unknown>>;

/** What the server knows of a package (SCORM-4). */
export interface Manifest {
  readonly standard: '1.2' | '2004';
  readonly title: string;
  readonly items: readonly ManifestItem[];
  /** For several contents of SCORM 2004: the order that their author set. */
  readonly sequencing: Sequencing | null;
}

/** The contents of a package, without the headings over them, in their order. */
export const contentsOf = (items: readonly ManifestItem[]): readonly ManifestItem[] =>
  items.flatMap((item) => [...(item.href === null ? [] : [item]), ...contentsOf(item.children)]);
