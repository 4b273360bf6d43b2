import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { inRoot } from './paths.mjs';

const ASKED = '?address';
const ADDRESS = '\0address:';

/** The path of a package's file, from `package/path?address`. */
const fileOf = (source) => inRoot('node_modules', source.slice(0, -ASKED.length));

/** A script without the reference to its source map, which is not shipped. */
const withoutMap = (code) => code.replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '\n');

/**
 * Rollup plugin: `import address from 'package/file.mjs?address'` ships that file unchanged and returns its address relative to the
 * importing chunk. It is for workers, since a chunk of Rollup's would be shared with the page.
 */
export function fileAddress() {
  return {
    name: 'file-address',
    resolveId: (source) => (source.endsWith(ASKED) ? ADDRESS + source : null),
    async load(id) {
      if (!id.startsWith(ADDRESS)) return null;
      const file = fileOf(id.slice(ADDRESS.length));
      const name = basename(file).replace(/(\.min)?\.mjs$/, '.js');
      const source = withoutMap(await readFile(file, 'utf8'));
      const asset = this.emitFile({ type: 'asset', name: file.includes('/legacy/') ? `older-${name}` : name, source });
      return `export default import.meta.ROLLUP_FILE_URL_${asset};`;
    },
  };
}

/** esbuild plugin for browser tests, whose server serves the packages themselves. */
export const fileAddressForEsbuild = {
  name: 'file-address',
  setup(build) {
    build.onResolve({ filter: /\?address$/ }, ({ path }) => ({ path, namespace: 'address' }));
    build.onLoad({ filter: /./, namespace: 'address' }, ({ path }) => ({
      contents: `export default "/node_modules/${path.slice(0, -ASKED.length)}";`,
    }));
  },
};
