import { posix } from 'node:path';
import { closure } from './chunks/chunkGraph.mjs';
import { inRoot } from './paths.mjs';
import { withoutNodes } from './withoutNodes.mjs';

const LAZY_IMPORT = inRoot('src/lazy/lazyImport.ts');
const OWN = /\/(src|widgets)\/.*\.tsx?$/;
const isOwn = (id) => OWN.test(id) && !id.includes('/node_modules/');
const NAME = /__lectern_lazy_(\d+)__/g;

/** The address of `file` relative to `from`. */
function relativeTo(from, file) {
  const path = posix.relative(posix.dirname(from), file);
  return path.startsWith('.') ? path : `./${path}`;
}

/**
 * Rollup plugin: each `import()` of our own code goes through src/lazy/lazyImport.ts. It gets the files of the code and of all its imports
 * (LATE-1), except those that the importing file has already loaded. The npm build does not use it, because the user's bundler renames the
 * files.
 */
export function lazyImports() {
  let targets = [];
  return {
    name: 'lazy-imports',
    renderStart() {
      targets = [];
    },
    transform(code, id) {
      if (!isOwn(id) || !code.includes('import(')) return null;
      const wrapped = withoutNodes(code, this.parse(code), (node) =>
        node.type === 'ImportExpression' ? `lecternLazy(${code.slice(node.start, node.end)})` : undefined,
      );
      // Added at the end, so that all lines keep their numbers.
      return wrapped === code
        ? null
        : { code: `${wrapped}\nimport { lazyImport as lecternLazy } from ${JSON.stringify(LAZY_IMPORT)};`, map: null };
    },
    renderDynamicImport({ moduleId, targetChunk }) {
      if (!isOwn(moduleId) || !targetChunk) return null;
      const known = targets.indexOf(targetChunk.fileName);
      const index = known < 0 ? targets.push(targetChunk.fileName) - 1 : known;
      // The import is the last argument, because Rollup appends its export access to it.
      return { left: `import.meta.url,__lectern_lazy_${index}__(),()=>import(`, right: ')' };
    },
    renderChunk(code, chunk, _options, { chunks }) {
      const asked = new Set([...code.matchAll(NAME)].map(([, index]) => Number(index)));
      if (asked.size === 0) return null;
      const here = new Set(closure(chunks, chunk.fileName));
      const lists = [...asked].map((index) => {
        const files = closure(chunks, targets[index]).filter((name) => !here.has(name));
        return `function __lectern_lazy_${index}__(){return ${JSON.stringify(files.map((name) => relativeTo(chunk.fileName, name)))}}`;
      });
      return { code: `${code}\n${lists.join('\n')}\n`, map: null };
    },
  };
}
