// `node scripts/generate.mjs`: writes all files that are made from the table of tags.
import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { inRoot } from './build/paths.mjs';
import { customElements } from './generate/customElements.mjs';
import { protocolFiles } from './generate/protocolFiles.mjs';
import { readErrorTexts } from './generate/readErrorTexts.mjs';
import { readOptions, readRoutes } from './generate/readInterfaces.mjs';
import { readTable } from './generate/readTable.mjs';
import { readTokens } from './generate/readTokens.mjs';
import { hostSheet, reference } from './generate/reference.mjs';
import { elementTypes, eventTypes, reactTypes, vueTypes } from './generate/types.mjs';
import { reactWrappers, vueWrappers } from './generate/wrappers.mjs';
import { zoneTable } from './generate/zoneTable.mjs';

/** Text of each generated file by its path. */
export async function generated() {
  const table = await readTable();
  const tokens = await readTokens(table);
  const more = { options: await readOptions(), routes: await readRoutes(), errorTexts: await readErrorTexts() };
  const files = {
    'widgets/types/elements.ts': elementTypes(table),
    'widgets/types/events.ts': eventTypes(table),
    'widgets/types/react.ts': reactTypes(table),
    'widgets/types/vue.ts': vueTypes(table),
    'widgets/react.ts': reactWrappers(table),
    'widgets/vue.ts': vueWrappers(table),
    'widgets/lectern.css': hostSheet(table),
    'custom-elements.json': customElements(table, tokens),
    'docs/reference.md': reference(table, tokens, more),
    ...(await protocolFiles()),
    'src/domain/time/zones/zoneTable.ts': zoneTable(),
  };
  const style = await resolveConfig(inRoot('package.json'));
  const formatted = Object.entries(files).map(async ([path, text]) => [
    path,
    path.endsWith('.md') ? text : await format(text, { ...style, filepath: path }),
  ]);
  return Object.fromEntries(await Promise.all(formatted));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const [path, text] of Object.entries(await generated())) await writeFile(inRoot(path), text);
}
