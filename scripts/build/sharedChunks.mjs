import { tagOfEntry } from './chunkGraph.mjs';

const VIEW = /\/node_modules\/(preact|react|react-dom|scheduler|@r2wc)\//;
const OF_ONE_ELEMENT = /\/(src\/(features|data)|widgets\/(entries|learn))\//;

/**
 * Rollup's `manualChunks`: `view` holds the view library, `runtime` what every element needs before it can show
 * anything. Only what all entries import statically goes there, so a lazy part never grows the first load.
 */
export function sharedChunks() {
  let shared;
  return (id, { getModuleInfo, getModuleIds }) => {
    shared ??= sharedByAll([...getModuleIds()].filter(tagOfEntry), getModuleInfo);
    if (!shared.has(id)) return null;
    if (VIEW.test(id)) return 'view';
    return OF_ONE_ELEMENT.test(id) ? null : 'runtime';
  };
}

function sharedByAll(entries, getModuleInfo) {
  const [first = new Set(), ...rest] = entries.map((entry) => staticClosure(entry, getModuleInfo));
  return new Set([...first].filter((id) => rest.every((other) => other.has(id))));
}

function staticClosure(entry, getModuleInfo) {
  const seen = new Set();
  const queue = [entry];
  for (const id of queue) {
    if (seen.has(id)) continue;
    seen.add(id);
    queue.push(...(getModuleInfo(id)?.importedIds ?? []));
  }
  return seen;
}
