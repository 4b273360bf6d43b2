import { expect, it } from 'vitest';
import { failedNames } from '../../../scripts/test/failedNames.mjs';

it.each([
  [
    'vitest',
    '\u001b[41m FAIL \u001b[49m |unit| a.spec.ts > a rule\n FAIL  |unit| a.spec.ts > a rule\n Tests  1 failed | 3 passed',
    ['|unit| a.spec.ts > a rule'],
  ],
  [
    'web-test-runner',
    ' 🚧 Browser logs:\n ❌ a list > says so\n     AssertionError: no\n   𐄂 in a suite',
    ['a list > says so', 'in a suite'],
  ],
  ['a run that fails without naming a test', 'Error: no browser', []],
])('%s: the failed tests by name, each once', (_tool, output, names) => {
  expect(failedNames(output)).toEqual(names);
});
