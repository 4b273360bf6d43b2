import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hashOf } from './inputs.mjs';
import { withLock } from './lock.mjs';
import { DIST, inRoot } from './paths.mjs';
import { targets } from './targets.mjs';

const CACHE = inRoot('.cache/build');
const stampOf = (name) => `${CACHE}/${name}`;

function isFresh(name, hash) {
  const stamp = stampOf(name);
  return (
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hash &&
    targets[name].outputs.every((path) => existsSync(`${DIST}/${path}`))
  );
}

function runApart(name) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [inRoot('scripts/build/run.mjs'), name], {
      cwd: inRoot(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (part) => (output += part));
    child.stderr.on('data', (part) => (output += part));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`The build of ${name} failed.\n${output}`)),
    );
  });
}

async function buildOne(name, log) {
  const hash = hashOf(targets[name].inputs);
  if (isFresh(name, hash)) return;
  const started = performance.now();
  rmSync(stampOf(name), { force: true });
  const output = await runApart(name);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(stampOf(name), hash);
  log(
    `built ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s${output.trim() ? `\n${output.trim()}` : ''}`,
  );
}

/**
 * Builds the named targets, two at a time, each only when its inputs changed since its last build.
 * @throws Error with the tool's output when one fails; the others are finished first
 */
export async function build(names, log = console.log) {
  // Nothing to build, so there is no need to wait for another build.
  if (names.every((name) => isFresh(name, hashOf(targets[name].inputs)))) return;
  await withLock(inRoot('.cache/build.lock'), async () => {
    const queue = [...names];
    const failures = [];
    const worker = async () => {
      for (let name = queue.shift(); name; name = queue.shift())
        await buildOne(name, log).catch((error) => failures.push(error));
    };
    await Promise.all([worker(), worker()]);
    if (failures.length) throw new Error(failures.map((error) => error.message).join('\n'));
  });
}
