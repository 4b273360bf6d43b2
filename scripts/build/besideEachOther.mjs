const PLAYER = /\/src\/features\/player\//;
/** Chunks that are there wherever the player is. */
const THERE = new Set(['runtime', 'kit', 'player']);

/**
 * Rollup plugin: where the player asks for a late part, it asks for the chunks which that imports beside it. A browser would learn of
 * them from the part alone, one round trip later.
 */
export function besideEachOther() {
  return {
    name: 'beside-each-other',
    renderDynamicImport({ moduleId, chunk, getTargetChunkImports }) {
      if (!PLAYER.test(moduleId)) return null;
      const beside = (getTargetChunkImports() ?? []).filter(({ type, chunk: { name } = {}, fileName }) => type === 'internal' && !THERE.has(name) && fileName !== chunk.fileName);
      if (beside.length === 0) return null;
      return { left: 'Promise.all([import(', right: `),${beside.map(({ resolvedImportPath }) => `import(${resolvedImportPath})`).join()}]).then(([part])=>part)` };
    },
  };
}
