import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { decode } from '@jridgewell/sourcemap-codec';
import { ROOT } from '../build/paths.mjs';

/** Parts of the program by the path of a source; the first match counts. */
const PARTS = [
  ['view', /node_modules\/(preact|react|react-dom|scheduler|@r2wc)\//],
  ['query', /node_modules\/@tanstack\//],
  ['i18n', /node_modules\/i18next\/|^src\/i18n\//],
  ['other libraries', /node_modules\//],
  ['runtime', /^src\/(runtime|transport|session|storage|contract|routes|domain|web|port|commands|errors)/],
  ['elements', /./],
];

export const gzipBytes = (data) => gzipSync(data, { level: 9 }).length;

/** Characters of a built file by the source they came from, read from its source map. */
function charactersBySource(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const map = JSON.parse(readFileSync(`${file}.map`, 'utf8'));
  const sources = map.sources.map((source) => relative(ROOT, resolve(dirname(file), source)));
  const counts = {};
  decode(map.mappings).forEach((segments, line) => {
    segments.forEach(([column, source], index) => {
      const end = segments[index + 1]?.[0] ?? lines[line].length;
      const name = source === undefined ? '' : sources[source];
      counts[name] = (counts[name] ?? 0) + end - column;
    });
  });
  return counts;
}

/**
 * Bytes of one built file, whole and by part. A part's bytes are its share of the characters: compression works on the whole file, so parts
 * cannot be measured separately.
 * @returns `{ gzip, parts: Record<part, bytes> }`
 */
export function chunkBytes(folder, name) {
  const file = join(folder, name);
  const gzip = gzipBytes(readFileSync(file));
  const counts = charactersBySource(file);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const parts = {};
  for (const [source, count] of Object.entries(counts)) {
    const part = PARTS.find(([, pattern]) => pattern.test(source))?.[0] ?? 'elements';
    parts[part] = (parts[part] ?? 0) + (gzip * count) / total;
  }
  return { gzip, parts: Object.fromEntries(Object.entries(parts).map(([part, bytes]) => [part, Math.round(bytes)])) };
}
