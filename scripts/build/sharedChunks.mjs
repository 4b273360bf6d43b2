import { tagOfEntry } from './chunkGraph.mjs';

const OF_ONE_ELEMENT = /\/(src\/features|widgets\/(entries|learn))\//;
const ICON = /\/node_modules\/lucide\//;
// So small that Rollup would put them into whatever chunk is at hand, such as a list's first.
const SMALL = {
  place: /\/src\/data\/player\/(readingPlace|partMemory|calmly)\.ts$/,
  search: /\/src\/features\/player\/search\/(SearchField\.tsx|search\.css)/,
  unreadable: /\/src\/features\/courses\/Unreadable\.tsx$|\/icons\/file-x\.mjs$/,
};
const KIT = /\/src\/(contract|data|domain|i18n|ui)\/|\/node_modules\/lucide\//;
/** The element whose first view is counted in bytes; see scripts/bytes/limits.mjs. */
const FIRST = 'lectern-courses';

/**
 * Rollup's `manualChunks`: `runtime` holds what every element needs before it can show anything, the view library with it: a
 * browser has six connections to a server that speaks HTTP/1.1, and the first answers need theirs.
 * Only what all entries import statically goes there, so a lazy part never grows the first load; and the course list's
 * icons, which would else be a request of their own for a few bytes. `kit` holds what its late parts have in common with
 * other elements: one chunk in place of a handful, whose names the loader would carry, and into which Rollup would put parts of either.
 */
export function sharedChunks() {
  let shared;
  return (id, { getModuleInfo, getModuleIds }) => {
    shared ??= sharedModules([...getModuleIds()].filter(tagOfEntry), getModuleInfo);
    const small = Object.keys(SMALL).find((name) => SMALL[name].test(id));
    if (small) return small;
    if (OF_ONE_ELEMENT.test(id)) return null;
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
  const isFeature = (id) => /\/src\/features\//.test(id);
  const first = entries.filter((entry) => tagOfEntry(entry) === FIRST);
  const ofFirst = closure(first, getModuleInfo);
  const late = closure([...ofFirst].flatMap((id) => getModuleInfo(id)?.dynamicallyImportedIds ?? []), getModuleInfo);
  const ofEach = entries.map((entry) => closure([entry], getModuleInfo));
  // The catalog is the same list: what it shares with it is no part of a kit.
  const others = ofEach.filter((each) => ![...each].some((id) => isFeature(id) && ofFirst.has(id)));
  const ofOthers = closure(others.flatMap((each) => [...each]), getModuleInfo, true);
  return {
    runtime: new Set([...ofFirst].filter((id) => ICON.test(id) || ofEach.every((other) => other.has(id)))),
    kit: new Set([...late].filter((id) => KIT.test(id) && ofOthers.has(id) && !ofFirst.has(id))),
  };
}

/** What modules import statically, themselves among it; with `late`, what they import at any time. */
function closure(modules, getModuleInfo, late = false) {
  const seen = new Set(modules);
  for (const id of seen) {
    const { importedIds = [], dynamicallyImportedIds = [] } = getModuleInfo(id) ?? {};
    for (const imported of late ? [...importedIds, ...dynamicallyImportedIds] : importedIds) seen.add(imported);
  }
  return seen;
}
