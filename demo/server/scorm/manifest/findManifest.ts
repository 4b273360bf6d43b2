import { PackageError } from '../PackageError.ts';

/** Name of the file that describes a package. */
export const manifestName = 'imsmanifest.xml';

/**
 * Checks that a package has its manifest where the standard requires it (SCORM-3).
 * @throws PackageError `deepManifest` for one that was packed with the folder around it, `noManifest`
 */
export function findManifest(paths: readonly string[]): void {
  if (paths.includes(manifestName)) return;
  const deep = paths.find((path) => path.toLowerCase().endsWith(`/${manifestName}`));
  if (deep) throw new PackageError('deepManifest', deep);
  throw new PackageError('noManifest');
}
