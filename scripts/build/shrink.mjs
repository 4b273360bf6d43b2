import { minify } from 'terser';
import { isShownFirst } from './chunks/isShownFirst.mjs';

// V8's explicit compile hint (Chrome 136 and newer): all functions of the file are compiled while it arrives, beside the page's own thread.
// Otherwise that thread stops at the first call of each function, and parses it a second time. For other browsers it is a comment.
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

const OPTIONS = {
  module: true,
  ecma: 2020,
  compress: { passes: 2, unsafe_arrows: true, unsafe_methods: true, keep_fargs: false, lhs_constants: false },
  format: { comments: false },
};

/**
 * Rollup plugin: makes chunks as small as terser can. Names that chunks share are the same in all of them, so that they need not be written
 * twice: `export{a,b}`, not `export{x as a,y as b}`. If code is split into chunks, those that are shown first are marked to be compiled at
 * once.
 */
export function shrink() {
  return {
    name: 'shrink',
    async renderChunk(code, chunk, { sourcemap }, { chunks }) {
      const isAhead = Object.keys(chunks).length > 1 && isShownFirst(chunk, chunks);
      const options = {
        ...OPTIONS,
        format: { ...OPTIONS.format, preamble: isAhead ? COMPILE_AHEAD : null },
        nameCache: { vars: { props: sharedNames(this.parse(code)) } },
        sourceMap: Boolean(sourcemap) && { asObject: true },
      };
      const { code: small, map } = await minify(code, options);
      return { code: small, map: map ?? null };
    },
  };
}

/**
 * The exported and imported names of a module, in the form of terser's name cache: `{ $own: 'shared' }`. If two chunks use the same name,
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
