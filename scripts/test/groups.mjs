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
 * All tasks of `npm test`, those that take longest first. A task runs when those it `needs` have passed. `args` gets the
 * file in which the tool may leave its counts; a tool that leaves none counts as one check.
 */
export const tasks = [
  { group: 'build', name: 'build', args: () => [inRoot('scripts/build.mjs'), 'server', 'embed', 'learn', 'seed', 'npm', 'types', 'react-embed', 'react-learn'] },
  { group: 'types', args: () => [binOf('typescript', 'tsc'), '-p', inRoot(), '--incremental', '--tsBuildInfoFile', inRoot('.cache/types.tsbuildinfo')] },
  vitest('contract'),
  vitest('unit'),
  ...RENDERERS.map(browser),
  vitest('e2e', { needs: 'build' }),
  { group: 'lint', args: () => [binOf('eslint', 'eslint'), '.', '--max-warnings=0', '--cache', '--cache-location', inRoot('.cache/eslint')] },
  vitest('build', { name: 'bytes', needs: 'build' }),
].map((task) => ({ name: task.group, ...task }));
