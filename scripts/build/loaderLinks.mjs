import { readFile } from 'node:fs/promises';
import { resolve, dirname } from 'node:path';
import { tagOfEntry } from './chunkGraph.mjs';

/**
 * Rollup plugin for the loader alone. The loader is built after the elements and shares no module with them, so that a
 * second address of it (a query string, another host) never makes a second copy of shared state. Its dynamic imports lead
 * to the finished chunks, and `__LECTERN_CHUNKS__` becomes the table of what each tag needs, so that all of it is asked for at once.
 */
export function loaderLinks(graphFile) {
  let graph;
  return {
    name: 'loader-links',
    async buildStart() {
      graph = JSON.parse(await readFile(graphFile, 'utf8'));
      this.addWatchFile(graphFile);
    },
    resolveDynamicImport(specifier, importer) {
      if (typeof specifier !== 'string') return null;
      const tag = tagOfEntry(resolve(dirname(importer), specifier));
      const chunk = tag && graph.tags[tag]?.[0];
      if (!chunk) this.error(`The loader may import entries of widgets/entries alone, not ${specifier}`);
      return { id: `./${chunk}`, external: true };
    },
    transform(code) {
      return code.includes('__LECTERN_CHUNKS__')
        ? { code: code.replaceAll('typeof __LECTERN_CHUNKS__', '"object"').replaceAll('__LECTERN_CHUNKS__', JSON.stringify(graph.tags)), map: null }
        : null;
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((item) => item.type === 'chunk');
      if (chunks.length !== 1) this.error(`The loader must be one file, not ${chunks.map((chunk) => chunk.fileName).join(', ')}`);
    },
  };
}
