/** A hash that names a place; {@link readHash} splits it again. */
export const writeHash = (host: string, path: string): string =>
  `#${host && `${host}&`}lectern=${path.replaceAll('#', '%23')}`;
