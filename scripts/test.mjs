// `npm test`: does its own set-up, runs every group of tests and ends with one line, "N passed, N failed".
// `npm test -- unit lint` runs the named groups alone.
import { stripVTControlCharacters } from 'node:util';
import { checkNode, installPackages } from './install.mjs';

const AT_ONCE = 2;
const NEEDS_CHROME = new Set(['browser', 'e2e']);
const ON_BOTH_DATABASES = new Set(['contract', 'e2e']);

checkNode();
installPackages();
const { tasks } = await import('./test/groups.mjs');
const { runTask } = await import('./test/runTask.mjs');
const { findPostgres, POSTGRES_SKIPPED } = await import('./test/findPostgres.mjs');
const { CHROME_ADVICE, findChrome } = await import('./chrome.mjs');

const groups = [...new Set(tasks.map((task) => task.group))];
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !groups.includes(name));
if (unknown.length) {
  console.error(`No such group: ${unknown.join(', ')}. There are ${groups.join(', ')}.`);
  process.exit(1);
}
const chosen = asked.length ? tasks.filter((task) => asked.includes(task.group)) : tasks;
const needed = new Set(chosen.map((task) => task.needs));
const queue = tasks.filter((task) => chosen.includes(task) || needed.has(task.name));

const environment = { NODE_ENV: 'test', NO_COLOR: '1', FORCE_COLOR: undefined };
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

/** The first waiting task whose need is met; one whose need failed is not run and counts as failed. */
function takeNext() {
  for (const [index, task] of queue.entries()) {
    const need = task.needs && finished.get(task.needs);
    if (task.needs && !need) continue;
    queue.splice(index, 1);
    if (!need?.failed) return task;
    report({ task, passed: 0, failed: 1, seconds: 0, output: `Not run: ${task.needs} failed.` });
    return takeNext();
  }
  return null;
}

function report(result) {
  const { task, passed, failed, seconds, output } = result;
  results.push(result);
  finished.set(task.name, result);
  console.log(`${failed ? '✗' : '✓'} ${task.name.padEnd(18)} ${`${seconds.toFixed(1)} s`.padStart(8)}   ${passed} passed, ${failed} failed`);
  if (failed) console.log(`${stripVTControlCharacters(output).trim().replace(/^/gm, '  │ ')}\n`);
}

async function worker() {
  for (;;) {
    const task = takeNext();
    if (task) report(await runTask(task, environment));
    else if (queue.length) await new Promise((resolve) => setTimeout(resolve, 100));
    else return;
  }
}

const started = performance.now();
await Promise.all(Array.from({ length: AT_ONCE }, worker));
if (results.some(({ task }) => ON_BOTH_DATABASES.has(task.group)) && !findPostgres()) console.log(`\n${POSTGRES_SKIPPED}`);
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
console.log(`\nall groups in ${((performance.now() - started) / 1000).toFixed(1)} s`);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') ? 1 : 0);
