import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { ROOT } from '../paths.mjs';

/** A chunk and everything it imports statically, itself first: a browser must load all of them before it can run. */
export function closure(files, start) {
  const seen = new Set();
  const visit = (name) => {
    if (seen.has(name) || !files[name]) return;
    seen.add(name);
    files[name].imports.forEach(visit);
  };
  visit(start);
  return [...seen];
}

/** The tag of an entry in `widgets/entries`, or null for any other module. */
export function tagOfEntry(id) {
  const name = /(?:^|\/)widgets\/entries\/([^/]+)\.tsx?$/.exec(id ?? '')?.[1];
  if (!name) return null;
  return name.startsWith('lectern-') ? name : `lectern-${name}`;
}

/**
 * Rollup plugin: writes which chunk contains which modules and which chunks each tag must load (fences, figures and the server read it).
 * @param more further facts for its readers, by name
 */
export function chunkGraph(target, more = async () => ({})) {
  return {
    name: 'chunk-graph',
    async writeBundle(_options, bundle) {
      const files = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const modules = Object.entries(chunk.modules)
          .filter(([, part]) => part.renderedLength > 0)
          .map(([id, part]) => [relative(ROOT, id.replace(/^\0/, '')), part.renderedLength]);
        files[chunk.fileName] = {
          name: chunk.name,
          entry: chunk.isEntry,
          source: chunk.facadeModuleId ? relative(ROOT, chunk.facadeModuleId) : null,
          imports: chunk.imports,
          dynamicImports: chunk.dynamicImports,
          modules: Object.fromEntries(modules),
        };
      }
      const tags = {};
      const entries = [];
      for (const [name, file] of Object.entries(files)) {
        const tag = tagOfEntry(file.source);
        if (tag) tags[tag] = closure(files, name);
        else if (file.entry) entries.push({ file: name, preload: closure(files, name) });
      }
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, `${JSON.stringify({ entries, tags, files, ...(await more()) }, null, 1)}\n`);
    },
  };
}
