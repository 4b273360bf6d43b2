/** A fragment that names a place; {@link readFragment} splits it again. */
export const writeFragment = (host: string, path: string): string =>
  `#${host && `${host}&`}lectern=${path.replaceAll('#', '%23')}`;
