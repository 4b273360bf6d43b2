import { parseAst } from 'rollup/parseAst';

/** What ofetch imports and `src/transport/createExchange.ts` never reaches: addresses come whole, replies are JSON or taken as text. */
export const IMPORTS = {
  ufo: 'export const withBase = (url) => url; export const withQuery = withBase;',
  destr: 'export default (text) => { try { return JSON.parse(text); } catch { return text; } };',
};

/** Functions of ofetch that are never asked anything else here. */
const FUNCTIONS = {
  createFetchError: '(context) { return context.error; }',
  isJSONSerializable: '() { return true; }',
  detectResponseType: "() { return 'json'; }",
  callHooks: '() {}',
};

/** @throws Error when ofetch no longer has what is to be replaced: another version has to be looked at anew */
export function pruneOfetch(code) {
  const left = new Set(Object.keys(FUNCTIONS));
  const edits = parseAst(code)
    .body.filter(({ type, id }) => type === 'FunctionDeclaration' && left.delete(id.name))
    .map(({ start, end, async, id }) => [start, end, `${async ? 'async ' : ''}function ${id.name}${FUNCTIONS[id.name]}`]);
  if (left.size > 0) throw new Error(`ofetch has changed; look anew at what can be left out: ${[...left].join(', ')}`);
  return edits.reverse().reduce((text, [start, end, by]) => text.slice(0, start) + by + text.slice(end), code);
}

/** Rollup plugin: leaves out of ofetch what is never reached, two thirds of it. test/unit/transport/prunedOfetch.spec.ts runs all tests of the transport on the rest. */
export function prunedOfetch() {
  return {
    name: 'pruned-ofetch',
    resolveId: (source, importer) => (Object.hasOwn(IMPORTS, source) && importer?.includes('/ofetch/') ? `\0pruned:${source}` : null),
    load: (id) => (id.startsWith('\0pruned:') ? IMPORTS[id.slice('\0pruned:'.length)] : null),
    transform: (code, id) => (/\/ofetch\/dist\/shared\/ofetch\.\w+\.mjs$/.test(id) ? { code: pruneOfetch(code), map: null } : null),
  };
}
