import { withoutNodes } from './withoutNodes.mjs';

const LIBRARY = /\/valibot\/dist\/index\.mjs$/;

/** What issues and schemas say for people and other libraries. Lectern asks an issue for its path alone; see src/contract/decode.ts. */
const UNREAD = ['reference', 'expects', 'async', 'message', 'origin'];
const INSTEAD = {
  _standardSchema: 'function _standardSchema(schema) { return schema }',
  _addIssue: `function _addIssue(context, label, dataset, config, other) {
    if (context.kind === "schema") dataset.typed = false;
    (dataset.issues ??= []).push({ path: other?.path });
  }`,
};
const READER = /\/src\/contract\/decode\.ts$/;
const READING = /\bissues\b|import \{[^}]*\b(parse|parser|flatten|summarize|ValiError)\b[^}]*\} from ["']valibot["']/;

/**
 * Rollup plugin: the library of schemas without the sentences of its issues, which nobody reads. The build fails where someone
 * would.
 */
export function leanSchemas() {
  return {
    name: 'lean-schemas',
    transform(code, id) {
      if (!LIBRARY.test(id)) return null;
      const left = new Set(Object.keys(INSTEAD));
      const lean = withoutNodes(code, this.parse(code), ({ type, id, key }) => {
        if (type === 'Property') return UNREAD.includes(key.name) ? '...{}' : undefined;
        return type === 'FunctionDeclaration' && left.delete(id.name) ? INSTEAD[id.name] : undefined;
      });
      if (left.size) this.error(`The library of schemas has no ${[...left].join(', ')} any more; see scripts/build/leanSchemas.mjs`);
      return { code: lean, map: null };
    },
    moduleParsed({ id, code, importedIds }) {
      if (READER.test(id) || /\/node_modules\//.test(id) || !importedIds.some((from) => LIBRARY.test(from))) return;
      const [said] = READING.exec(code) ?? [];
      if (said) this.error(`${id} reads ${said}, of which scripts/build/leanSchemas.mjs leaves the path alone`);
    },
  };
}
