import { mkdirSync, rmSync } from 'node:fs';
import { inRoot } from '../build/paths.mjs';
import { failedNames } from './failedNames.mjs';
import { readCounts } from './readCounts.mjs';
import { runTool } from './runTool.mjs';

/**
 * Runs one task to its end.
 * @param onFiles called by tools that report their files: `{ done, total, running }`
 * @returns its counts, in all and by file, its seconds, its whole output and the names of failed tests. A task that failed without naming a
 * test counts as one failure. If it hung, `hungIn` names the files that it was running.
 */
export async function runTask(task, environment, onFiles) {
  const folder = inRoot('.cache/counts');
  const counts = `${folder}/${process.pid}-${task.name.replace(/\W+/g, '-')}.json`;
  mkdirSync(folder, { recursive: true });
  const started = performance.now();
  let last = { running: [] };
  const { code, output, hangs } = await runTool(
    task.args(counts),
    { ...environment, ...task.env, LECTERN_COUNTS: counts },
    (files) => onFiles((last = files)),
  );
  const counted = readCounts(counts) ?? { passed: code === 0 ? 1 : 0, failed: 0, files: [] };
  rmSync(counts, { force: true });
  const enough = counted.passed > 0 || task.mayBeEmpty;
  const failed = counted.failed || (code === 0 && enough ? 0 : 1);
  return {
    task,
    passed: counted.passed,
    failed,
    files: counted.files,
    output,
    names: failed ? failedNames(output) : [],
    hungIn: hangs ? last.running : null,
    seconds: (performance.now() - started) / 1000,
  };
}
