import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './portalServer.ts';

/** A folder with the files of a page's build that the server reads: tests of the server need no real build. */
export function builtFrontEnd(): string {
  const folder = temporaryFolder();
  writeFileSync(
    join(folder, 'manifest.json'),
    JSON.stringify({ entries: [{ file: 'learn.js', preload: ['learn.js'] }], files: {} }),
  );
  return folder;
}
