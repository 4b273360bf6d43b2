import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './portalServer.ts';

/** A folder with a build of the learner's page, as far as the server reads it: tests of the server need no real build. */
export function builtFrontEnd(): string {
  const folder = temporaryFolder();
  writeFileSync(
    join(folder, 'manifest.json'),
    JSON.stringify({ entries: [{ file: 'learn.js', preload: ['learn.js'] }], files: {} }),
  );
  return folder;
}
