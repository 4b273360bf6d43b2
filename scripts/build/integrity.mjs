import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files of a folder that browsers check by digest: code and sheets. */
async function codeBelow(folder) {
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => /\.(js|mjs|css)$/.test(name))
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
}

/** Writes `integrity.json` into a folder of the embed build: the digest of each of its files, by its address there (ELEM-10). */
export async function writeIntegrity(folder) {
  const digests = {};
  for (const name of await codeBelow(folder))
    digests[name] = `sha384-${createHash('sha384')
      .update(await readFile(join(folder, name)))
      .digest('base64')}`;
  await writeFile(join(folder, 'integrity.json'), `${JSON.stringify(digests, null, 1)}\n`);
}
