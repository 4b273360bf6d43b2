// `npm test`: does its own set-up, runs the groups of tests and ends with one line, "N passed, N failed". `npm run test:all` also runs the
// long tests. `npm test -- unit lint` runs only the named groups, `npm run test:all -- unit` one with its long files.
import { stripVTControlCharacters } from 'node:util';
import { checkNode, installPackages } from './install.mjs';

// The number of cores of a small machine. Some tasks have their own workers: with more at once, each test would wait for all others.
const AT_ONCE = 2;
const NEEDS_CHROME = new Set(['browser', 'e2e', 'package']);
const ON_BOTH_DATABASES = new Set(['contract', 'e2e']);

checkNode();
installPackages();
const { chooseTasks } = await import('./test/chooseTasks.mjs');
const { tasks } = await import('./test/groups.mjs');
const { runTask } = await import('./test/runTask.mjs');
const { endTools } = await import('./test/runTool.mjs');
const { mergeSecondRun, secondTask } = await import('./test/secondRun.mjs');
const { createProgress } = await import('./test/createProgress.mjs');
const { findPostgres, POSTGRES_SKIPPED } = await import('./test/findPostgres.mjs');
const { CHROME_ADVICE, findChrome } = await import('./chrome.mjs');

const groups = [...new Set(tasks.map((task) => task.group))];
const mode = ['all', 'rest'].find((name) => process.argv.includes(`--${name}`)) ?? 'quick';
const asked = process.argv.slice(2).filter((name) => name !== `--${mode}`);
const unknown = asked.filter((name) => !groups.includes(name));
if (unknown.length) {
  console.error(`No such group: ${unknown.join(', ')}. There are ${groups.join(', ')}.`);
  process.exit(1);
}
// Missing programs of this machine are reported at the end.
const skipped = new Set(chooseTasks(tasks, asked, mode).flatMap(({ missing }) => missing?.() ?? []));
const queue = chooseTasks(
  tasks.filter(({ missing }) => !missing?.()),
  asked,
  mode,
);

const environment = { NODE_ENV: 'test', NO_COLOR: '1', FORCE_COLOR: undefined, LECTERN_TESTS: mode };
if (queue.some((task) => NEEDS_CHROME.has(task.group))) {
  const chrome = await findChrome();
  if (!chrome) {
    console.error(CHROME_ADVICE);
    process.exit(1);
  }
  environment.CHROME_PATH = chrome;
}

const results = [];
const finished = new Map();
const running = new Set();
const progress = createProgress(queue.length);

/**
 * The first waiting task whose needs have finished and for which there is room beside the running ones. A task with a failed need is not
 * run and counts as failed.
 */
function takeNext() {
  const free = AT_ONCE - [...running].reduce((sum, { lanes = 1 }) => sum + lanes, 0);
  for (const [index, task] of queue.entries()) {
    if (!task.needs.every((name) => finished.has(name)) || (task.lanes ?? 1) > free) continue;
    queue.splice(index, 1);
    const failed = task.needs.find((name) => finished.get(name).failed);
    if (!failed) return task;
    keep({ task, passed: 0, failed: 1, seconds: 0, files: [], output: `Not run: ${failed} failed.` });
    return takeNext();
  }
  return null;
}

function keep(result) {
  results.push(result);
  finished.set(result.task.name, result);
  show(result);
}

function show({ task, passed, failed, seconds, output }) {
  progress.end(task.name);
  progress.print(
    `${failed ? '✗' : '✓'} ${task.name.padEnd(18)} ${`${seconds.toFixed(1)} s`.padStart(8)}   ${passed} passed, ${failed} failed`,
  );
  if (failed) progress.print(`${stripVTControlCharacters(output).trim().replace(/^/gm, '  │ ')}\n`);
}

function run(task) {
  progress.begin(task.name);
  return runTask(task, environment, (files) => progress.files(task.name, files));
}

async function worker() {
  for (;;) {
    const task = takeNext();
    if (task) {
      running.add(task);
      const result = await run(task);
      running.delete(task);
      keep(result);
    } else if (queue.length) await new Promise((resolve) => setTimeout(resolve, 100));
    else return;
  }
}

for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143 }))
  process.on(signal, () => {
    endTools();
    process.exit(code);
  });

const started = performance.now();
await Promise.all(Array.from({ length: AT_ONCE }, worker));
// On a busy machine a test may fail once because of its timing: failed files, and tools that hung, run a second time, one after the other.
// Only a second failure counts.
for (const [index, result] of results.entries()) {
  const task = secondTask(result);
  if (!task) continue;
  progress.add(1);
  const second = await run(task);
  show(second);
  results[index] = mergeSecondRun(result, second);
}
progress.stop();
if (mode !== 'quick' && results.some(({ task }) => ON_BOTH_DATABASES.has(task.group)) && !findPostgres())
  skipped.add(POSTGRES_SKIPPED);
for (const line of skipped) console.log(`\n${line}`);
// Once more at the end: a log that is cut keeps its last lines.
for (const { task, failed, names = [], flaky = [] } of results) {
  for (const name of flaky) console.log(`≈ ${task.name}, the first time only: ${name}`);
  for (const name of names) console.log(`✗ ${task.name}: ${name}`);
  if (failed && !names.length) console.log(`✗ ${task.name}: it names no test; its output is above`);
}
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
console.log(`\nall groups in ${((performance.now() - started) / 1000).toFixed(1)} s`);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') ? 1 : 0);
