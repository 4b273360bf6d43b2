import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inRoot } from '../build/paths.mjs';
import { RENDERERS } from '../build/renderer.mjs';

const require = createRequire(import.meta.url);

/** The script behind a package's command. */
function binOf(name, command) {
  const manifest = inRoot('node_modules', name, 'package.json');
  const { bin } = require(manifest);
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[command]);
}

const vitest = (project, options = {}) => ({
  group: project,
  // On the embedded database and, where there is one, on PostgreSQL.
  args: (counts) => [binOf('vitest', 'vitest'), 'run', '--project', project, '--project', `${project}-postgres*`, '--reporter=default', '--reporter=json', `--outputFile.json=${counts}`],
  ...options,
});

const browser = (renderer) => ({
  group: 'browser',
  name: `browser (${renderer})`,
  args: () => [binOf('@web/test-runner', 'wtr')],
  env: { LECTERN_RENDERER: renderer },
});

/**
 * All tasks of `npm test`, those that take longest first, so that short ones fill the end: two run at once. A task runs when those
 * it `needs` have passed. `args` gets the file in which the tool may leave its counts; a tool that leaves none counts as one check.
 */
export const tasks = [
  { group: 'build', name: 'build', args: () => [inRoot('scripts/build.mjs'), 'server', 'embed', 'learn', 'seed', 'npm', 'types', 'react-embed', 'react-learn'] },
  vitest('e2e', { needs: 'build' }),
  vitest('contract'),
  ...RENDERERS.map(browser),
  vitest('unit'),
  { group: 'lint', args: () => [binOf('eslint', 'eslint'), '.', '--max-warnings=0', '--cache', '--cache-location', inRoot('.cache/eslint')] },
  { group: 'types', args: () => [binOf('typescript', 'tsc'), '-p', inRoot(), '--incremental', '--tsBuildInfoFile', inRoot('.cache/types.tsbuildinfo')] },
  vitest('build', { name: 'bytes', needs: 'build' }),
].map((task) => ({ name: task.group, ...task }));
