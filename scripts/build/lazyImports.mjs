import { posix } from 'node:path';
import { closure } from './chunkGraph.mjs';
import { inRoot } from './paths.mjs';
import { withoutNodes } from './withoutNodes.mjs';

const LAZY_IMPORT = inRoot('src/lazy/lazyImport.ts');
const OWN = /\/(src|widgets)\/.*\.tsx?$/;
const isOwn = (id) => OWN.test(id) && !id.includes('/node_modules/');
const NAME = /__lectern_lazy_(\d+)__/g;

/** The address of `file` as `from` names it. */
function relativeTo(from, file) {
  const path = posix.relative(posix.dirname(from), file);
  return path.startsWith('.') ? path : `./${path}`;
}

/**
 * Rollup plugin: each `import()` of our own code goes through src/lazy/lazyImport.ts. It is given the files of the code and of all that it
 * imports (LATE-1), except those that the asking file has already loaded. The npm build does without: the user's bundler names the files
 * again.
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
      // At the end, so that all lines stay where they are.
      return wrapped === code
        ? null
        : { code: `${wrapped}\nimport { lazyImport as lecternLazy } from ${JSON.stringify(LAZY_IMPORT)};`, map: null };
    },
    renderDynamicImport({ moduleId, targetChunk }) {
      if (!isOwn(moduleId) || !targetChunk) return null;
      const known = targets.indexOf(targetChunk.fileName);
      const index = known < 0 ? targets.push(targetChunk.fileName) - 1 : known;
      // The import comes last: Rollup writes after it what it takes of the file.
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
