const MB = 1_048_576;

/** The limits of a package (CONST-35). */
export const packageLimits = {
  /** Bytes of the file that is uploaded. */
  upload: 300 * MB,
  /** Bytes of one file, unpacked. */
  file: 300 * MB,
  /** Bytes of all files, unpacked. */
  total: 1000 * MB,
  /** How many times longer than its packed size a file may be, once it is longer than {@link packageLimits.ratioFrom}. */
  ratio: 200,
  /** Bytes. */
  ratioFrom: 10 * MB,
  entries: 10_000,
  /** Characters of a path. */
  path: 500,
  /** Bytes of the manifest. */
  manifest: 5 * MB,
  /** Contents and headings. */
  items: 1000,
  /** Nested elements of XML. */
  depth: 60,
  /** Elements of XML. */
  elements: 200_000,
} as const;

/** The limits of launches and commits (CONST-36). */
export const launchLimits = {
  /** Milliseconds in which the launch page has to be fetched. */
  toOpen: 2 * 60_000,
  /** Milliseconds without a commit, after which a launch is over. */
  silence: 12 * 60 * 60_000,
  /** Bytes of a commit. */
  commit: 2 * MB,
  /** Values of one content. */
  values: 20_000,
  /** Characters of all values of one content, as JSON. The database takes some more. */
  state: 1_900_000,
  /** Characters of one value: the longest of the standards, 64,000 of `suspend_data`, with room for additions of packages. */
  value: 66_000,
} as const;
