import { readFile } from 'node:fs/promises';
import { compileScript, parse } from 'vue/compiler-sfc';

/** esbuild plugin: a component of Vue as a module that exports `component`, its template compiled, so that the page needs no eval. */
export const vueForEsbuild = {
  name: 'vue',
  setup(build) {
    build.onLoad({ filter: /\.vue$/ }, async ({ path }) => {
      const { descriptor, errors } = parse(await readFile(path, 'utf8'), { filename: path });
      if (errors.length) return { errors: errors.map(({ message }) => ({ text: message })) };
      const { content } = compileScript(descriptor, {
        id: path,
        inlineTemplate: true,
        isProd: true,
        genDefaultAs: 'component',
      });
      return {
        contents: `${content}\nexport { component };`,
        loader: descriptor.scriptSetup?.lang === 'ts' ? 'ts' : 'js',
      };
    });
  },
};
