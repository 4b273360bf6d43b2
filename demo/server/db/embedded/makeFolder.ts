import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder for its owner alone, and the missing folders above it. Node's own recursive way loops forever where a file system refuses
 * with ENOENT, as below /proc.
 */
export function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  const above = dirname(path);
  if (above !== path && !statSync(above, { throwIfNoEntry: false })) makeFolder(above);
  mkdirSync(path, { mode: 0o700 });
}
