import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, sep } from 'node:path';
import { transform } from 'lightningcss';
import { inRoot } from './paths.mjs';

/** The ground that all sheets stand on, and pages of their own: their names are everybody's. */
const OPEN = [
  'src/ui/tokens.css',
  'src/ui/contrast.css',
  'src/ui/scripts.css',
  'src/ui/medium.css',
  'src/element/element.css',
  'src/element/outlet.css',
  'widgets/lectern.css',
  'widgets/workbench/workbench.css',
].map((path) => inRoot(...path.split('/')));
const MARK = '__of__';

/** The sheets of components: each has its names for itself. */
export function ownSheets() {
  return ['src', 'widgets']
    .flatMap((folder) =>
      readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' }).map((name) => inRoot(folder, name)),
    )
    .filter((file) => file.endsWith('.css') && !OPEN.includes(file));
}

const isKit = (file) => file.startsWith(inRoot('src', 'ui') + sep);

const known = new Map();

/** A sheet as CSS modules: its text, in which own names are marked, and the own names. Null if the file is gone. */
function read(file) {
  const mtimeMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (mtimeMs === undefined) return null;
  if (known.get(file)?.mtimeMs !== mtimeMs) known.set(file, { mtimeMs, ...readAnew(file) });
  return known.get(file);
}

function readAnew(file) {
  const { code, exports = {} } = transform({
    filename: file,
    code: readFileSync(file),
    cssModules: {
      pattern: `[local]${MARK}`,
      animation: false,
      container: false,
      grid: false,
      customIdents: false,
      dashedIdents: false,
    },
  });
  // lightningcss gives them in another order each time; the same sources are to make the same chunks.
  return { text: new TextDecoder().decode(code), names: Object.keys(exports).sort() };
}

let listed = [];

/** For each own name the sheets that have it; a name of the kit is the kit's. @param asked a sheet that may be new */
function owners(asked) {
  // Each sheet of a build asks: to walk through all folders every time takes seconds.
  if (!listed.includes(asked)) listed = ownSheets();
  const found = new Map();
  for (const file of listed)
    for (const name of read(file)?.names ?? []) found.set(name, [...(found.get(name) ?? []), file]);
  return found;
}

/**
 * A sheet whose names are its own (CSS modules): what another sheet calls the same is called after this sheet too, as `end-mark` of
 * `end.css`; what nobody else has, and what the kit alone has of its kind, keeps its name. `:global(.x)` is what belongs to others.
 */
export function scopedSheet(file) {
  // The sheet of a library means the names that the library gives.
  if (OPEN.includes(file) || file.includes(`${sep}node_modules${sep}`))
    return { text: readFileSync(file, 'utf8'), classes: {} };
  const all = owners(file);
  const sheet = basename(file, '.css');
  const called = (name) => {
    const others = (all.get(name) ?? []).filter((other) => other !== file);
    return others.length === 0 || (isKit(file) && !others.some(isKit)) ? name : `${sheet}-${name}`;
  };
  const { text, names } = read(file);
  return {
    text: text.replace(new RegExp(`([\\w-]+?)${MARK}`, 'g'), (_, name) => called(name)),
    classes: Object.fromEntries(names.map((name) => [name, called(name)])),
  };
}
