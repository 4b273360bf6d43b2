const MB = 1_048_576;

/** What a package may have (CONST-35). */
export const packageLimits = {
  /** Bytes of the file that is uploaded. */
  upload: 300 * MB,
  /** Bytes of one file, unpacked. */
  file: 300 * MB,
  /** Bytes of all files, unpacked. */
  total: 1000 * MB,
  /** How many times longer a file may be unpacked, once it is longer than {@link packageLimits.ratioFrom}. */
  ratio: 200,
  /** Bytes. */
  ratioFrom: 10 * MB,
  entries: 10_000,
  /** Signs of a path. */
  path: 500,
  /** Bytes of the manifest. */
  manifest: 5 * MB,
  /** Contents and headings. */
  items: 1000,
  /** Elements of XML in one another. */
  depth: 60,
  /** Elements of XML. */
  elements: 200_000,
} as const;

/** What launches and commits may have (CONST-36). */
export const launchLimits = {
  /** Milliseconds in which the launch page has to be fetched. */
  toOpen: 2 * 60_000,
  /** Milliseconds without a word, after which a launch is over. */
  silence: 12 * 60 * 60_000,
  /** Bytes of a commit. */
  commit: 2 * MB,
  /** Values of one content. */
  values: 20_000,
  /** Signs of all values of one content, as JSON. The database takes some more. */
  state: 1_900_000,
  /** Signs of one value: the longest of the standards, 64,000 of `suspend_data`, with room for what packages add. */
  value: 66_000,
} as const;
