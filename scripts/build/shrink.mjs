import { minify } from 'terser';

const OPTIONS = {
  module: true,
  ecma: 2020,
  compress: { passes: 2, unsafe_arrows: true, unsafe_methods: true, keep_fargs: false, lhs_constants: false },
  format: { comments: false },
};

/**
 * Rollup plugin: makes chunks as small as terser can. What chunks hand to each other has the same name in all of them, so that
 * it need not be said twice: `export{a,b}`, not `export{x as a,y as b}`.
 */
export function shrink() {
  return {
    name: 'shrink',
    async renderChunk(code, _chunk, { sourcemap }) {
      const options = {
        ...OPTIONS,
        nameCache: { vars: { props: sharedNames(this.parse(code)) } },
        sourceMap: Boolean(sourcemap) && { asObject: true },
      };
      const { code: small, map } = await minify(code, options);
      return { code: small, map: map ?? null };
    },
  };
}

/**
 * What a module exports and imports, as terser remembers names: `{ $own: 'shared' }`. Of two chunks' things of one name
 * the first keeps it.
 */
function sharedNames({ body }) {
  const names = new Map();
  for (const { type, source, specifiers = [] } of body) {
    if (type === 'ExportNamedDeclaration' && source) continue;
    for (const { local, exported, imported } of specifiers) {
      const { name } = exported ?? imported ?? {};
      if (name && name !== 'default' && !names.has(name)) names.set(name, `$${local.name}`);
    }
  }
  return Object.fromEntries([...names].map(([name, own]) => [own, name]));
}
