import { readFile } from 'node:fs/promises';
import { customElements } from '../generate/customElements.mjs';
import { readTable } from '../generate/readTable.mjs';
import { readTokens } from '../generate/readTokens.mjs';
import { hostSheet } from '../generate/reference.mjs';
import { inRoot } from './paths.mjs';

const nameOf = (chunk) => chunk.replace(/^chunks\/(.+)\.js$/, '$1');

/**
 * Rollup plugin for the loader only. The loader is built after the elements and shares no module with them, so that a second address of it
 * (a query string, another host) never creates a second copy of shared state. `__LECTERN_CHUNKS__` becomes a table of the needs of each
 * tag: its chunks, its first calls, its locale files; all of them are requested at once.
 */
export function loaderLinks(graphFile) {
  let graph;
  let table;
  return {
    name: 'loader-links',
    async buildStart() {
      graph = JSON.parse(await readFile(graphFile, 'utf8'));
      table = await readTable();
      this.addWatchFile(graphFile);
    },
    transform(code) {
      if (!code.includes('__LECTERN_CHUNKS__')) return null;
      const { tags, own } = table;
      const tagsWith = (name) =>
        Object.values(graph.tags).filter((chunks) => chunks.some((chunk) => nameOf(chunk) === name)).length;
      // The runtime comes first, because it takes longest and should use the connection that is already open. The rest is in an order that
      // is the same for all tags, which compresses well.
      const inOrder = (names) =>
        names.sort(
          (a, b) =>
            Number(b.startsWith('runtime-')) - Number(a.startsWith('runtime-')) ||
            tagsWith(b) - tagsWith(a) ||
            a.localeCompare(b),
        );
      const needs = Object.fromEntries(
        Object.entries(tags).map(([tag, { firstCalls, namespaces, visitors }]) => {
          const chunks = graph.tags[tag];
          if (!chunks) this.error(`${tag} has no entry in widgets/entries`);
          const [main, ...shared] = chunks.map(nameOf);
          return [
            tag,
            { chunks: [...inOrder(shared), main], own: [...firstCalls, ...(visitors ? [] : own)], namespaces },
          ];
        }),
      );
      return { code: code.replaceAll('__LECTERN_CHUNKS__', JSON.stringify(needs)), map: null };
    },
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((item) => item.type === 'chunk');
      if (chunks.length !== 1)
        this.error(`The loader must be one file, not ${chunks.map((chunk) => chunk.fileName).join(', ')}`);
      // For the host's page: each element reserves its space before its code arrives.
      this.emitFile({ type: 'asset', fileName: 'lectern.css', source: hostSheet(table) });
      // For hosts that implement the protocol of framed pages themselves (CHAN-5).
      this.emitFile({
        type: 'asset',
        fileName: 'protocol.json',
        source: JSON.stringify(JSON.parse(await readFile(inRoot('widgets/protocol.json'), 'utf8'))),
      });
      // For editors, and for pages that document the elements.
      this.emitFile({
        type: 'asset',
        fileName: 'custom-elements.json',
        source: JSON.stringify(JSON.parse(customElements(table, await readTokens(table)))),
      });
    },
  };
}
