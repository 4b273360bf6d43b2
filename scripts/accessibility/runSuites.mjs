import { relative } from 'node:path';
import { ROOT } from '../build/paths.mjs';
import { tasks } from '../test/groups.mjs';
import { runTask } from '../test/runTask.mjs';

/** The group of tests that a file belongs to. */
const groupOf = (file) => /^test\/(browser|e2e|contract)\//.exec(file)?.[1] ?? 'unit';

/** The names by which a tool runs single files: for browser tests, words of their paths. */
const namesFor = (group, files) =>
  group === 'browser' ? files.map((file) => file.replace(/^test\/browser\/|\.test\.tsx?$/g, '')) : files;

/**
 * Runs test files, their long tests too.
 * @returns the counts of each file: `{ [file]: { passed, failed } }`
 */
export async function runSuites(files) {
  const results = {};
  for (const group of ['unit', 'browser', 'contract', 'e2e']) {
    const own = files.filter((file) => groupOf(file) === group);
    if (!own.length) continue;
    const task = tasks.find((one) => one.group === group && !one.long);
    const run = {
      args: task.args,
      ...(task.only ?? ((names) => ({ args: (counts) => [...task.args(counts), ...names] })))(namesFor(group, own)),
    };
    const { files: said } = await runTask(
      { ...task, ...run, name: `statement-${group}` },
      { NODE_ENV: 'test', NO_COLOR: '1', LECTERN_TESTS: 'all' },
      () => undefined,
    );
    for (const file of own) {
      const found = said.find(
        ({ name }) => relative(ROOT, name) === file || file.includes(`/${name}.`) || name === file,
      );
      if (found) results[file] = { passed: found.passed, failed: found.failed };
    }
  }
  return results;
}
