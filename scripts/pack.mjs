// `npm run pack` builds and packs the package, and prints the path of the file that a partner installs.
import { build } from './build/build.mjs';
import { DIST } from './build/paths.mjs';
import { packPackage } from './package/packPackage.mjs';

try {
  await build(['npm', 'types']);
  console.log(await packPackage(DIST));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
