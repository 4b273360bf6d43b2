import { tagOfEntry } from './chunkGraph.mjs';

const OF_ONE_ELEMENT = /\/(src\/features|widgets\/(entries|learn))\//;
const ICON = /\/node_modules\/lucide\//;
/** The element whose first view is counted in bytes; see scripts/bytes/limits.mjs. */
const FIRST = 'lectern-courses';

/**
 * Rollup's `manualChunks`: `runtime` holds what every element needs before it can show anything, the view library with it: a
 * browser has six connections to a server that speaks HTTP/1.1, and the first answers need theirs.
 * Only what all entries import statically goes there, so a lazy part never grows the first load; and the course list's
 * icons, which would else be a request of their own for a few bytes.
 */
export function sharedChunks() {
  let shared;
  return (id, { getModuleInfo, getModuleIds }) => {
    shared ??= sharedByAll([...getModuleIds()].filter(tagOfEntry), getModuleInfo);
    if (!shared.has(id)) return null;
    return OF_ONE_ELEMENT.test(id) ? null : 'runtime';
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

function sharedByAll(entries, getModuleInfo) {
  const [first = new Set(), ...rest] = entries.map((entry) => staticClosure(entry, getModuleInfo));
  const ofFirst = staticClosure(entries.find((entry) => tagOfEntry(entry) === FIRST), getModuleInfo);
  return new Set([...[...first].filter((id) => rest.every((other) => other.has(id))), ...[...ofFirst].filter((id) => ICON.test(id))]);
}

function staticClosure(entry, getModuleInfo) {
  const seen = new Set();
  const queue = entry ? [entry] : [];
  for (const id of queue) {
    if (seen.has(id)) continue;
    seen.add(id);
    queue.push(...(getModuleInfo(id)?.importedIds ?? []));
  }
  return seen;
}
