import { basename } from 'node:path';
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

/** Rollup's `chunkFileNames`: named after a module of ours in it, rather than after the icon it happens to share. */
export function chunkName({ name, moduleIds }) {
  const ours = moduleIds.find((id) => /\/src\/features\/.*\.tsx$/.test(id)) ?? moduleIds.find((id) => id.includes('/src/') && !id.includes('node_modules'));
  const isOwnName = /^runtime$/.test(name) || !ours;
  return `chunks/${isOwnName ? name : basename(ours).replace(/\..*$/, '')}-[hash].js`;
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
