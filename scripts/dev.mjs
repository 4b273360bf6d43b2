// `npm run dev`: like `npm start`, but builds and restarts whenever a source changes. Reload the page to see the change.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync, watch } from 'node:fs';
import { inRoot } from './build/paths.mjs';
import { checkNode, installPackages } from './install.mjs';
import { optionOf } from './optionOf.mjs';

const WATCHED = ['src', 'widgets', 'locales', 'demo', 'scripts/build', 'rollup.config.mjs'];
const SETTLE_MS = 150;

checkNode();
installPackages();
const { build } = await import('./build/build.mjs');
const options = process.argv.slice(2);
const prefix = optionOf(options, '--renderer') === 'react' ? 'react-' : '';

let server = null;
let served = 0;
let changes = 0;
let wake = () => {};

async function restart() {
  if (server?.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  // The reset applies only to the first start, not to each change of a file.
  const args = server ? options.filter((option) => option !== '--reset') : options;
  server = spawn(process.execPath, ['--enable-source-maps', inRoot('dist/server/main.js'), ...args], {
    stdio: 'inherit',
  });
}

async function update() {
  try {
    await build(['server', `${prefix}embed`, `${prefix}learn`, 'render', 'workbench']);
  } catch (error) {
    console.error(error.message);
    return;
  }
  const { mtimeMs } = statSync(inRoot('dist/server/main.js'));
  if (mtimeMs === served && server?.exitCode === null) return;
  served = mtimeMs;
  await restart();
}

function changed() {
  changes += 1;
  setTimeout(() => wake(), SETTLE_MS);
}

for (const path of WATCHED.map((name) => inRoot(name)).filter(existsSync))
  watch(path, { recursive: statSync(path).isDirectory() }, changed);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server?.kill(signal);
    process.exit(0);
  });
}

console.log('Watching for changes; the workbench is at /workbench.');
for (;;) {
  const seen = changes;
  await update();
  if (seen === changes) await new Promise((resolve) => (wake = resolve));
}
