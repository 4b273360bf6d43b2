import { minify } from 'oxc-minify';

const OPTIONS = { module: true, compress: { target: 'es2022' } };

/** Rollup plugin: makes chunks smaller quickly, so that the thorough tool (`shrink`) has less work. */
export function shrinkQuickly() {
  return {
    name: 'shrink-quickly',
    async renderChunk(code, { fileName }, { sourcemap }) {
      const { code: small, map, errors } = await minify(fileName, code, { ...OPTIONS, sourcemap: Boolean(sourcemap) });
      if (errors.length > 0) this.error(errors[0].codeframe ?? errors[0].message);
      return { code: small, map: map ?? null };
    },
  };
}
