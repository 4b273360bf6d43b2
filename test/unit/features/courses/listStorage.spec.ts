// What a list keeps in the browser is named where a reader of the storage looks it up.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listUsedKey } from '../../../../src/features/courses/listUsedKey.ts';
import { createListState } from '../../../../src/features/courses/tools/createListState.ts';
import type { ListKind } from '../../../../src/features/courses/ListKind.ts';
import { gridSizeKey } from '../../../../src/features/courses/grid/gridSize.ts';
import { nextSizeKey } from '../../../../src/features/courses/next/reservedSpace.ts';

const rows = new Map(
  [...readFileSync('docs/behaviour.md', 'utf8').matchAll(/^\| (STORE-\d+) \| local storage \| ([^|]*) \|/gm)].map(
    ([, id, names]) => [id, names!],
  ),
);

/** Names under which a list keeps what was chosen of it. */
function keptBy(name: ListKind['name']): string[] {
  const kept: string[] = [];
  const storage = { get: () => null, set: (key: string) => kept.push(key) > 0, remove: () => undefined };
  const list = createListState({
    kind: { name, all: { key: '', filter: null, sort: [] } },
    storage,
    mark: () => kept.push('mark'),
    query: '',
    owns: false,
    onAddress: () => undefined,
    known: () => Promise.resolve({ term: null, collection: null }),
  });
  list.start();
  list.change({ keyword: 'cells' });
  return kept;
}

test.each(['enrolled', 'catalog', 'public'] as const)('STORE-8, STORE-10: what is chosen of the list %s', (name) => {
  expect(keptBy(name)).toEqual(['mark', `list:${name}`]);
  expect(rows.get('STORE-8')).toContain(`\`list:${name}\``);
});

test.each([
  ['STORE-10', listUsedKey],
  ['STORE-11', nextSizeKey],
  ['STORE-17', gridSizeKey('{kind}')],
])('%s: %s', (id, key) => expect(rows.get(id)).toBe(`\`${key}\``));
