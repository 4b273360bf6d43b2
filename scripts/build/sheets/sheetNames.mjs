import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, sep } from 'node:path';
import { transform } from 'lightningcss';
import { inRoot } from '../paths.mjs';

/** The base of all sheets, and the sheets of separate pages: their class names are global. */
const OPEN = [
  'src/ui/sheets/tokens.css',
  'src/ui/sheets/contrast.css',
  'src/ui/sheets/scripts.css',
  'src/ui/sheets/medium.css',
  'src/element/element.css',
  'src/element/outlet.css',
  'widgets/lectern.css',
  'widgets/workbench/workbench.css',
].map((path) => inRoot(...path.split('/')));
const MARK = '__of__';

/** The sheets of components; the class names of each are local. */
export function ownSheets() {
  return ['src', 'widgets']
    .flatMap((folder) =>
      readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' }).map((name) => inRoot(folder, name)),
    )
    .filter((file) => file.endsWith('.css') && !OPEN.includes(file));
}

const isKit = (file) => file.startsWith(inRoot('src', 'ui') + sep);

const known = new Map();

/** A sheet as CSS modules: its text, with its local names marked, and these names. Null if the file is gone. */
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
  // lightningcss returns the names in a different order each time; the same sources must give the same chunks.
  return { text: new TextDecoder().decode(code), names: Object.keys(exports).sort() };
}

let listed = [];

/** For each local name, the sheets that use it. @param asked a sheet that may be new */
function owners(asked) {
  // This is called for each sheet of a build, and walking through all folders every time would take seconds.
  if (!listed.includes(asked)) listed = ownSheets();
  const found = new Map();
  for (const file of listed)
    for (const name of read(file)?.names ?? []) found.set(name, [...(found.get(name) ?? []), file]);
  return found;
}

/**
 * A sheet with local names (CSS modules): a name that another sheet uses too gets this sheet's name as a prefix, such as `end-mark` of
 * `end.css`. A name that no other sheet uses, or that only one sheet of the kit uses, stays unchanged in that sheet. `:global(.x)` is a
 * name of another sheet.
 */
export function scopedSheet(file) {
  // The sheet of a library keeps the names that the library uses.
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
