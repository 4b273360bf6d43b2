// Holds docs/spec-map.json to docs/behaviour.md and to the tree: a map that says more than stands is a failure.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

interface Entry {
  id: string;
  kind: string;
  title: string;
  rules: string[];
  code: string[];
  tests: string[];
  status: string;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const entries = JSON.parse(read('docs/spec-map.json')) as Entry[];
const defined = [...read('docs/behaviour.md').matchAll(/^(?:- \*\*|\| )([A-Z]+-\d+)(?:\*\*| \|)/gm)].map(
  (m) => m[1] ?? '',
);
const known = new Set(defined);
const areas = [...new Set(defined.map((id) => id.slice(0, id.indexOf('-'))))].join('|');
const kinds = ['route', 'screen', 'call', 'rule', 'constant', 'text'];

/** Every rule id that a text cites; `LOCK-1..5`, `LOCK-1–5` and `LOCK-1 to LOCK-5` cite all of the range. */
function citations(text: string): Set<string> {
  const found = new Set<string>();
  const pattern = new RegExp(
    `\\b(${areas})-(\\d+)(?:\`?\\s?(?:(?:\\.\\.\\.?|–|…)\\s?\`?(?:\\1-)?|to \`?\\1-)(\\d+))?`,
    'g',
  );
  for (const [, area = '', first = '', last = first] of text.matchAll(pattern))
    for (let n = Number(first); n <= Number(last); n += 1) found.add(`${area}-${String(n)}`);
  return found;
}

function filesUnder(folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter(
      (path) =>
        /\.(?:ts|tsx|mjs|css)$/.test(path) && !path.includes('node_modules') && statSync(join(root, path)).isFile(),
    );
}

const duplicates = (all: string[]): string[] => all.filter((one, at) => all.indexOf(one) !== at);
const missing = (paths: string[]): string[] => paths.filter((path) => !existsSync(join(root, path)));

const counted = (kind: string, status: string): string =>
  String(entries.filter((entry) => entry.kind === kind && entry.status === status).length).padStart(3);

afterAll(() => {
  const owed = entries.filter((entry) => entry.status === 'owed').length;
  const rows = kinds.map((kind) => `  ${kind.padEnd(9)}${counted(kind, 'done')} done ${counted(kind, 'owed')} owed`);
  process.stdout.write([`spec map: ${String(entries.length)} entries, ${String(owed)} owed`, ...rows, ''].join('\n'));
});

describe('the map of the specification', () => {
  it('reads the behaviour and the map', () => {
    expect(defined.length).toBeGreaterThan(450);
    expect(entries.length).toBeGreaterThan(450);
    expect([...citations('LOCK-1..3, `CARD-1`–`CARD-2` UTF-8 FOOT-1 to FOOT-2, NAV-1 to 3')]).toEqual([
      'LOCK-1',
      'LOCK-2',
      'LOCK-3',
      'CARD-1',
      'CARD-2',
      'FOOT-1',
      'FOOT-2',
      'NAV-1',
    ]);
  });

  it('has each id once, in the behaviour and in the map', () => {
    expect(duplicates(defined)).toEqual([]);
    expect(duplicates(entries.map((entry) => entry.id))).toEqual([]);
  });

  it('has rules of at most 60 words', () => {
    const rules = [...read('docs/behaviour.md').matchAll(/^(?:- \*\*|\| )([A-Z]+-\d+)(?:\*\*| \|) (.+)$/gm)];
    expect(rules).toHaveLength(defined.length);
    const words = (text: string): number => text.split(/[\s|]+/).filter(Boolean).length;
    expect(
      rules.filter(([, , text = '']) => words(text) > 60).map(([, id, text = '']) => `${id} has ${words(text)} words`),
    ).toEqual([]);
  });

  it('has entries of the known shape only', () => {
    const odd = entries.filter(
      (entry) =>
        !kinds.includes(entry.kind) ||
        !entry.id.startsWith(`${entry.kind}/`) ||
        !entry.title ||
        !entry.rules.length ||
        !['done', 'owed'].includes(entry.status),
    );
    expect(odd).toEqual([]);
  });

  it('names only behaviour that is written down, and leaves none out', () => {
    const named = entries.flatMap((entry) => entry.rules);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
    const covered = new Set(named);
    expect(defined.filter((id) => !covered.has(id))).toEqual([]);
  });

  it('names only files that exist', () => {
    expect(missing(entries.flatMap((entry) => [...entry.code, ...entry.tests]))).toEqual([]);
  });

  it('names only tests that are tests and cite the rule', () => {
    const wrong = entries.flatMap((entry) =>
      entry.tests
        .filter((path) => {
          if (!path.startsWith('test/') || !/\.(?:spec|test|e2e)\.tsx?$/.test(path)) return true;
          const cited = citations(read(path));
          return !entry.rules.some((id) => cited.has(id));
        })
        .map((path) => `${entry.id}: ${path}`),
    );
    expect(wrong).toEqual([]);
  });

  it('calls an entry done only with code, and with tests that cite every one of its rules', () => {
    const overstated = entries
      .filter((entry) => entry.status === 'done')
      .filter((entry) => {
        const cited = new Set(entry.tests.flatMap((path) => [...citations(read(path))]));
        return !entry.code.length || !entry.tests.length || entry.rules.some((id) => !cited.has(id));
      })
      .map((entry) => entry.id);
    expect(overstated).toEqual([]);
  });

  it('calls a text done only where a test sees it on a screen, and not in a file of texts alone', () => {
    const unseen = entries
      .filter(({ kind, status }) => kind === 'text' && status === 'done')
      .filter(
        ({ tests, rules }) =>
          !tests.some(
            (path) => /^test\/(?:browser|e2e)\//.test(path) && rules.every((id) => citations(read(path)).has(id)),
          ),
      )
      .map(({ id }) => id);
    expect(unseen).toEqual([]);
  });

  it('finds every id that the tree cites in the behaviour', () => {
    const unknown = ['src', 'widgets', 'demo', 'test', 'scripts']
      .flatMap(filesUnder)
      .flatMap((path) => [...citations(read(path))].filter((id) => !known.has(id)).map((id) => `${path}: ${id}`));
    expect(unknown).toEqual([]);
  });
});
