// `node scripts/build.mjs [target…]` builds the targets that changed, or all of them without a name. With `--compressed` the files for
// browsers are then compressed in advance.
import { build } from './build/build.mjs';
import { compressFiles } from './build/compressFiles.mjs';
import { targets } from './build/targets.mjs';

const compressed = process.argv.includes('--compressed');
const names = process.argv.slice(2).filter((name) => name !== '--compressed');
const unknown = names.filter((name) => !(name in targets));
if (unknown.length) {
  console.error(`No such build: ${unknown.join(', ')}. There are ${Object.keys(targets).join(', ')}.`);
  process.exit(1);
}
try {
  await build(names.length ? names : Object.keys(targets));
  if (compressed) console.log(`compressed ${await compressFiles()} files`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
