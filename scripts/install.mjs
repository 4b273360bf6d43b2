import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './build/paths.mjs';

const OLDEST_NODE = [20, 19];

/** Ends the process with one sentence when this Node is too old to run the project. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  console.error(`Lectern needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

const packagesOf = (file) => JSON.parse(readFileSync(inRoot(file), 'utf8')).packages;

/** Whether every package of the lock is installed in its locked version (packages for other machines aside). */
function isInstalled() {
  if (!existsSync(inRoot('node_modules/.package-lock.json'))) return false;
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  );
}

/** Runs `npm ci` if the installed packages differ from the lock. */
export function installPackages() {
  if (isInstalled()) return;
  console.log('Installing packages …');
  const command = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(command, ['ci', '--loglevel=error', '--no-audit', '--no-fund'], {
    cwd: inRoot(),
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error('npm ci failed; the reason stands above.');
  process.exit(1);
}
