// `node scripts/accessibility.mjs`: makes the statement of conformance from criteria and results. `--run` first runs the tests of the
// criteria, or only those whose paths contain the given words, and keeps their results.
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { inputs } from './accessibility/inputs.mjs';
import { statementAcr, statementPage } from './accessibility/statement.mjs';
import { inRoot } from './build/paths.mjs';

/** Text of each file of the statement by its path. */
export async function statement() {
  const { list, said, figures } = inputs();
  const style = await resolveConfig(inRoot('package.json'));
  const report = statementAcr(list, said, figures);
  return {
    'docs/accessibility.md': statementPage(list, said, figures),
    'docs/accessibility/openacr.yaml': await format(report, { ...style, filepath: 'openacr.yaml' }),
  };
}

async function run(words) {
  const { runSuites } = await import('./accessibility/runSuites.mjs');
  const { list, said } = inputs();
  const files = [...new Set(Object.values(list.suites).flat())];
  const asked = files.filter((file) => !words.length || words.some((word) => file.includes(word)));
  const results = { ...said.results, ...(await runSuites(asked)) };
  const kept = Object.fromEntries(files.flatMap((file) => (results[file] ? [[file, results[file]]] : [])));
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(inRoot('docs/accessibility/results.json'), `${JSON.stringify({ date, results: kept }, null, 2)}\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const at = process.argv.indexOf('--run');
  if (at > 0) await run(process.argv.slice(at + 1));
  for (const [path, text] of Object.entries(await statement())) writeFileSync(inRoot(path), text);
}
