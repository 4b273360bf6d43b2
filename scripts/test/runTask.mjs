import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { inRoot } from '../build/paths.mjs';

// The longest share the machine with all others.
const LIMIT_MS = 30 * 60_000;

function readCounts(file) {
  try {
    const { passed, failed, numPassedTests = passed, numFailedTests = failed } = JSON.parse(readFileSync(file, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return null;
  }
}

/**
 * Runs one task to its end.
 * @returns its counts, seconds and whole output; a task that failed without naming a test counts as one failure
 */
export async function runTask(task, environment) {
  const folder = inRoot('.cache/counts');
  const counts = `${folder}/${process.pid}-${task.name.replace(/\W+/g, '-')}.json`;
  mkdirSync(folder, { recursive: true });
  const started = performance.now();
  const { code, output } = await run(task.args(counts), { ...environment, ...task.env, LECTERN_COUNTS: counts });
  const counted = readCounts(counts) ?? { passed: code === 0 ? 1 : 0, failed: 0 };
  rmSync(counts, { force: true });
  const failed = counted.failed || (code === 0 && counted.passed > 0 ? 0 : 1);
  return { task, passed: counted.passed, failed, output, seconds: (performance.now() - started) / 1000 };
}

function run(args, environment) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: inRoot(), env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
    const parts = [];
    child.stdout.on('data', (part) => parts.push(part));
    child.stderr.on('data', (part) => parts.push(part));
    const timer = setTimeout(() => {
      parts.push(Buffer.from(`\nEnded after ${LIMIT_MS / 60_000} minutes.\n`));
      child.kill('SIGKILL');
    }, LIMIT_MS);
    child.on('error', (error) => parts.push(Buffer.from(String(error))));
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code, output: Buffer.concat(parts).toString() });
    });
  });
}
