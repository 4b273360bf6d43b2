/** The line with the text of a sheet, as `cssText` writes it. */
const TEXT = /^export default (".*");$/m;

/** Rollup plugin: writes `sheets.json`, the texts of all sheets of a build, beside its code. */
export function sheetTexts() {
  const texts = new Map();
  return {
    name: 'sheet-texts',
    // Runs before other plugins rewrite the module.
    transform: {
      order: 'pre',
      handler(code, id) {
        const [, text] = (id.endsWith('.css.text.js') && TEXT.exec(code)) || [];
        if (text) texts.set(id, JSON.parse(text));
        return null;
      },
    },
    generateBundle(_options, bundle) {
      const held = Object.values(bundle).flatMap((chunk) => Object.keys(chunk.modules ?? {}));
      const source = JSON.stringify(held.flatMap((id) => texts.get(id) ?? []));
      this.emitFile({ type: 'asset', fileName: 'sheets.json', source });
    },
  };
}
