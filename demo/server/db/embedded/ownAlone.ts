import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError } from '../../settings/setupError.ts';

const OTHERS = 0o077;

function close(path: string, isFolder: boolean): void {
  try {
    chmodSync(path, isFolder ? 0o700 : 0o600);
  } catch (error) {
    if ((lstatSync(path).mode & OTHERS) === 0) return;
    const { code } = error as NodeJS.ErrnoException;
    throw new SetupError(
      `${path} can be read by others, and this user may not change that (${code}): ` +
        'give the file to them, or choose another folder with DATA_DIR.',
    );
  }
}

/**
 * Closes a file, or a folder with everything in it, to everybody but its owner, whoever made it and with whatever rights (SRV-44). On
 * Windows folders pass on their own rules, and nothing is done.
 * @throws SetupError for a file that belongs to somebody else and is open to others
 */
export function ownAlone(path: string): void {
  if (process.platform === 'win32' || !existsSync(path)) return;
  const isFolder = lstatSync(path).isDirectory();
  close(path, isFolder);
  if (!isFolder) return;
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true }))
    if (entry.isDirectory() || entry.isFile()) close(join(entry.parentPath, entry.name), entry.isDirectory());
}
