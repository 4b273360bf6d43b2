/** The two libraries that the same source is built with. `preact` is shipped; `react` is the reference for comparison. */
export const RENDERERS = ['preact', 'react'];

/** The replacement of each React entry point when the renderer is preact. */
export const PREACT_ALIASES = [
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react$/, replacement: 'preact/compat' },
];

/** esbuild plugin: the same aliases, for bundles that Rollup does not make (browser tests). */
export function rendererForEsbuild(renderer) {
  return {
    name: `renderer-${renderer}`,
    setup(build) {
      if (renderer !== 'preact') return;
      build.onResolve({ filter: /^react(-dom)?($|\/)/ }, (args) => {
        const alias = PREACT_ALIASES.find(({ find }) => find.test(args.path));
        return alias
          ? build.resolve(alias.replacement, { kind: 'import-statement', resolveDir: args.resolveDir })
          : null;
      });
    },
  };
}
