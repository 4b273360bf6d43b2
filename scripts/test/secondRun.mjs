// With more failed files than this, the cause is not just a busy machine.
const MOST_FILES = 12;

/** The failed files of a result that may run a second time; empty if none may. */
export function failedFiles({ task, files }) {
  const names = [...new Set(files.filter(({ failed }) => failed).map(({ name }) => name))];
  return task.only && names.length <= MOST_FILES ? names : [];
}

/** The task that runs a second time after a result: one that hung as a whole, else its failed files; null if there is none. */
export function secondTask(result) {
  const { task, hungIn } = result;
  const name = `${task.name}, again`;
  if (hungIn) return { ...task, name };
  const files = failedFiles(result);
  return files.length ? { ...task, ...task.only(files), name } : null;
}

/**
 * The result of a task whose failed files ran a second time, with nothing else running. A test counts as failed if it failed both times;
 * `flaky` names those that failed only the first time. If the task hung, only the second run counts.
 */
export function mergeSecondRun(first, second) {
  if (first.hungIn) return { ...second, flaky: [`hung in ${first.hungIn.join(', ') || 'no file that is known'}`] };
  const again = new Set(failedFiles(first));
  const sum = (key) => first.files.filter(({ name }) => again.has(name)).reduce((total, file) => total + file[key], 0);
  return {
    ...first,
    passed: first.passed - sum('passed') + second.passed,
    failed: Math.max(0, first.failed - sum('failed')) + second.failed,
    names: second.names,
    flaky: first.names.filter((name) => !second.names.includes(name)),
  };
}
