const MANIFEST = /\/src\/(features\/[^/]+\/(\w+M|m)anifest|element\/common|bridge\/\w+Messages)\.ts$/;
const TEXT = `(?:'(?:[^'\\\\\\n]|\\\\.)*'|"(?:[^"\\\\\\n]|\\\\.)*")`;

/**
 * Rollup plugin: leaves out of the manifests, and of the tables of messages, what is read by people and tools alone, so that no learner downloads the
 * reference. Names, types, defaults and calls stay.
 */
export function leanManifests() {
  return {
    name: 'lean-manifests',
    transform(code, id) {
      if (!MANIFEST.test(id)) return null;
      const lean = code
        .replace(new RegExp(`(summary|example|detail): ${TEXT},?`, 'g'), '')
        .replace(/(slots|parts): \{[^{}]*\}/g, '$1: {}');
      return { code: lean, map: null };
    },
  };
}
