// `npm start`: installs packages, builds the changed targets, and runs the reference LMS with portal and partner page. Options after `--`:
// --reset starts over, --renderer react serves the parity build, --next builds the front end that the cookie new-learner-MF chooses.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { inRoot } from './build/paths.mjs';
import { checkNode, installPackages } from './install.mjs';
import { optionOf } from './optionOf.mjs';

checkNode();
installPackages();

const options = process.argv.slice(2);
const prefix = optionOf(options, '--renderer') === 'react' ? 'react-' : '';
// Preparing a seed pays off only if there is no data yet; PostgreSQL cannot use it.
const first =
  !process.env.DATABASE_URL &&
  (options.includes('--reset') || !existsSync(resolve(inRoot(), process.env.DATA_DIR ?? '.data', 'pg')));
const { build } = await import('./build/build.mjs');
try {
  const next = options.includes('--next') ? [prefix ? 'learn' : 'react-learn'] : [];
  await build([
    'server',
    'hosts',
    'launch',
    `${prefix}embed`,
    `${prefix}learn`,
    ...(prefix ? [] : ['render']),
    ...next,
    ...(first ? ['seed'] : []),
  ]);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const server = spawn(process.execPath, ['--enable-source-maps', inRoot('dist/server/main.js'), ...options], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
