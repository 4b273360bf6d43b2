// `npm run seed -- --courses 10000`: fills the database of the reference LMS with a long list of courses. `--help` says more.
import { spawnSync } from 'node:child_process';
import { inRoot } from './build/paths.mjs';
import { checkNode, installPackages } from './install.mjs';

checkNode();
installPackages();
const { build } = await import('./build/build.mjs');
try {
  await build(['server'], () => undefined);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const { status } = spawnSync(
  process.execPath,
  ['--enable-source-maps', inRoot('dist/server/main.js'), '--seed', ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
