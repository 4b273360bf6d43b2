// `node scripts/build.mjs [target…]` builds what changed; without a name, everything.
import { build } from './build/build.mjs';
import { targets } from './build/targets.mjs';

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in targets));
if (unknown.length) {
  console.error(`No such build: ${unknown.join(', ')}. There are ${Object.keys(targets).join(', ')}.`);
  process.exit(1);
}
try {
  await build(names.length ? names : Object.keys(targets));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
