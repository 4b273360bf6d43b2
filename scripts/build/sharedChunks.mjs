import { tagOfEntry } from './chunkGraph.mjs';

const OF_ONE_ELEMENT = /\/(src\/features|widgets\/(entries|learn))\//;
const ICON = /\/node_modules\/lucide\//;
// What videos and documents share: so small that Rollup would put it into whatever chunk is at hand, such as a list's.
const PLACE = /\/src\/data\/player\/(readingPlace|partMemory|calmly)\.ts$/;
const KIT = /\/src\/ui\/|\/node_modules\/lucide\//;
/** The element whose first view is counted in bytes; see scripts/bytes/limits.mjs. */
const FIRST = 'lectern-courses';

/**
 * Rollup's `manualChunks`: `runtime` holds what every element needs before it can show anything, the view library with it: a
 * browser has six connections to a server that speaks HTTP/1.1, and the first answers need theirs.
 * Only what all entries import statically goes there, so a lazy part never grows the first load; and the course list's
 * icons, which would else be a request of their own for a few bytes. `kit` holds parts of the kit that its late parts have in
 * common with other elements: one chunk in place of a handful, whose names the loader would carry.
 */
export function sharedChunks() {
  let shared;
  return (id, { getModuleInfo, getModuleIds }) => {
    shared ??= sharedModules([...getModuleIds()].filter(tagOfEntry), getModuleInfo);
    if (OF_ONE_ELEMENT.test(id)) return null;
    if (PLACE.test(id)) return 'place';
    return shared.runtime.has(id) ? 'runtime' : shared.kit.has(id) ? 'kit' : null;
  };
}

/**
 * Rollup's `chunkFileNames`: a lazy part of a feature is named after it. What several elements share has no name but its
 * hash, since the loader carries those names.
 */
export function chunkName({ name, facadeModuleId }) {
  const part = /\/src\/features\/.*\/(\w+)\.tsx?$/.exec(facadeModuleId ?? '')?.[1];
  const said = name === 'runtime' ? name : part;
  return `chunks/${said ? `${said}-` : ''}[hash:6].js`;
}

function sharedModules(entries, getModuleInfo) {
  const first = entries.filter((entry) => tagOfEntry(entry) === FIRST);
  const ofFirst = closure(first, getModuleInfo);
  const ofOthers = closure(entries.filter((entry) => !first.includes(entry)), getModuleInfo);
  const late = closure([...ofFirst].flatMap((id) => getModuleInfo(id)?.dynamicallyImportedIds ?? []), getModuleInfo);
  const ofEach = entries.map((entry) => closure([entry], getModuleInfo));
  return {
    runtime: new Set([...ofFirst].filter((id) => ICON.test(id) || ofEach.every((other) => other.has(id)))),
    kit: new Set([...late].filter((id) => KIT.test(id) && ofOthers.has(id) && !ofFirst.has(id))),
  };
}

/** What modules import statically, themselves among it. */
function closure(modules, getModuleInfo) {
  const seen = new Set(modules);
  for (const id of seen) for (const imported of getModuleInfo(id)?.importedIds ?? []) seen.add(imported);
  return seen;
}
