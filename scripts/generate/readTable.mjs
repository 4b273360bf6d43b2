import { build } from 'esbuild';
import { cssTextForEsbuild } from '../build/sheets/cssText.mjs';
import { ROOT } from '../build/paths.mjs';

const source = `
export { tags } from './widgets/tags.ts';
export { references } from './widgets/references.ts';
export { common } from './src/port/common.ts';
export { commonReference } from './src/port/commonReference.ts';
export { pageEvents } from './widgets/pageEvents.ts';
export { appearanceTokens } from './src/port/appearance.ts';
import { address } from './src/contract/wire/address.ts';
import { configurationFile } from './src/contract/configuration.ts';
import { currentUser } from './src/contract/currentUser.ts';
export const open = [address(configurationFile, {})];
export const own = [address(currentUser, {})];
`;

/** The table of tags as data, with the common parts of all tags, the closed list of tokens, and the first calls of each page. */
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
  const { tags, references, common, commonReference, ...rest } = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  );
  return {
    ...rest,
    common: withReference(common, commonReference),
    tags: Object.fromEntries(
      Object.entries(tags).map(([tag, manifest]) => [tag, withReference(manifest, references[tag])]),
    ),
  };
}

/** A manifest with the reference texts for each of its names. */
function withReference(manifest, { summary, example, attributes, properties = {}, events, slots, parts }) {
  const merged = (facts, texts) =>
    Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, { ...fact, ...texts(name) }]));
  return {
    ...manifest,
    summary,
    example,
    attributes: merged(manifest.attributes, (name) => ({ summary: attributes[name] })),
    properties: Object.fromEntries((manifest.properties ?? []).map((name) => [name, properties[name]])),
    events: merged(manifest.events, (name) => events[name]),
    slots,
    parts,
  };
}
