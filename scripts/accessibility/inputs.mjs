import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inRoot } from '../build/paths.mjs';

const read = (path) => readFileSync(inRoot(path), 'utf8');

/** Criteria and suites, the results of the tests, and the figures of the statement. */
export function inputs() {
  const states = /FLOOR = (\d+)/.exec(read('test/browser/access/floor.test.tsx'))?.[1];
  const exceptions = read('test/engineExceptions.ts').match(/\{ place: /g)?.length ?? 0;
  // Each screen of test/e2e/screens/screenList.ts has a transcript.
  const screens = readdirSync(inRoot('test/e2e/spoken/screens'), { recursive: true }).filter((name) =>
    name.endsWith('.txt'),
  ).length;
  return {
    list: parse(read('docs/accessibility/criteria.yaml')),
    said: JSON.parse(read('docs/accessibility/results.json')),
    figures: { states, screens, exceptions, version: JSON.parse(read('package.json')).version },
  };
}
