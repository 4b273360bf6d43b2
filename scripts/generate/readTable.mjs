import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { cssTextForEsbuild } from '../build/cssText.mjs';
import { ROOT, inRoot } from '../build/paths.mjs';

const source = `
export { tags } from './widgets/tags.ts';
export { common } from './src/element/common.ts';
export { pageEvents } from './widgets/pageEvents.ts';
import { address } from './src/contract/address.ts';
import { configurationFile } from './src/contract/configuration.ts';
import { currentUser } from './src/contract/currentUser.ts';
export const open = [address(configurationFile, {})];
export const own = [address(currentUser, {})];
`;

/** The table of tags as data, with what all tags have in common and the calls that each page makes first. */
export async function readTable() {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    plugins: [cssTextForEsbuild],
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

/** Custom properties that a host may set, with their light defaults, from the sheet that reads them. */
export async function readTokens() {
  const css = await readFile(inRoot('src/ui/tokens.css'), 'utf8');
  const found = new Map();
  for (const [, name, value] of css.matchAll(/var\((--lectern-[\w-]+),\s*((?:[^()]|\((?:[^()]|\([^()]*\))*\))+)\)/g)) {
    if (!found.has(name)) found.set(name, value.replace(/^light-dark\((.+?),\s*[^,]+\)$/, '$1').trim());
  }
  return [...found].map(([name, initial]) => ({ name, initial }));
}
