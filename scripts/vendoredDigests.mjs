// `node scripts/vendoredDigests.mjs`: writes the digest of each file of test/vendored; run it after adding a file.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inRoot } from './build/paths.mjs';

const folder = inRoot('test/vendored');

/** Digests of the built files, and of the data of others, by their paths below test/vendored. */
export function vendoredDigests() {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(folder.length + 1))
    .filter((path) => /^(v|adl\/)/.test(path) && !path.endsWith('.d.ts'));
  return Object.fromEntries(
    paths.sort().map((path) => [
      path,
      `sha384-${createHash('sha384')
        .update(readFileSync(`${folder}/${path}`))
        .digest('base64')}`,
    ]),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  writeFileSync(`${folder}/digests.json`, `${JSON.stringify(vendoredDigests(), null, 2)}\n`);
