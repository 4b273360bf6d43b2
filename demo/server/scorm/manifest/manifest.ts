/** A content of a package, or a heading over some. */
export interface ManifestItem {
  /** Its id in the manifest. */
  readonly id: string;
  readonly title: string;
  /** Address of its first page below the package, with its query; null for a heading. */
  readonly href: string | null;
  /** It talks to the runtime; otherwise it is only shown. */
  readonly isSco: boolean;
  readonly visible: boolean;
  /** Data of its author that it receives at its start. */
  readonly launchData: string;
  /** Of SCORM 1.2, as text, from 0 to 100: the least raw score that passes. */
  readonly masteryScore: string;
  readonly maxTimeAllowed: string;
  readonly timeLimitAction: string;
  /** Of SCORM 2004, from -1 to 1: the least scaled score that passes. */
  readonly scaledPassingScore: string;
  /** Of SCORM 2004, from 0 to 1: the least progress that is complete. */
  readonly completionThreshold: string;
  readonly children: readonly ManifestItem[];
}

/** The settings of sequencing, in the form of the runtime. */
export type Sequencing = Readonly<Record<string, unknown>>;

/** The data of a package that the server reads from its manifest (SCORM-4). */
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
