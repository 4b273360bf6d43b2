import { build } from 'esbuild';
import { cssTextForEsbuild } from '../build/cssText.mjs';
import { ROOT } from '../build/paths.mjs';

const source = `
export { tags } from './widgets/tags.ts';
export { common } from './src/element/common.ts';
export { pageEvents } from './widgets/pageEvents.ts';
export { appearanceTokens } from './src/runtime/appearance.ts';
import { address } from './src/contract/address.ts';
import { configurationFile } from './src/contract/configuration.ts';
import { currentUser } from './src/contract/currentUser.ts';
export const open = [address(configurationFile, {})];
export const own = [address(currentUser, {})];
`;

/** The table of tags as data, with what all tags have in common, the closed list of tokens, and the calls that each page makes first. */
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
