import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inRoot } from '../build/paths.mjs';

const read = (path) => readFileSync(inRoot(path), 'utf8');

/** Criteria and suites, what the tests said, and what else the statement says in figures. */
export function inputs() {
  const states = /FLOOR = (\d+)/.exec(read('test/browser/access/floor.test.tsx'))?.[1];
  const exceptions = read('test/browser/access/support/exceptions.ts').match(/\{ tag: /g)?.length ?? 0;
  return {
    list: parse(read('docs/accessibility/criteria.yaml')),
    said: JSON.parse(read('docs/accessibility/results.json')),
    figures: { states, exceptions, version: JSON.parse(read('package.json')).version },
  };
}
