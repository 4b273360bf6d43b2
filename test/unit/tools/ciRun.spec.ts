// What CI runs, with a stand-in for npm: what its last line and its end say.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-ci-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function program(name: string, script: string): void {
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, name), 0o755);
}

/** Runs it where `npm test` says this, and `npm run test:rest` that. */
function run(quick: string, rest: string) {
  program(
    'npm',
    `echo "\${CHROME_PATH:-packaged} \${LECTERN_CHROME:-any} \${LECTERN_PART:-whole} $*" >>"${folder}/calls"
if [ "$1" = test ]; then ${quick}; else ${rest}; fi`,
  );
  // Nothing of the machine is changed.
  program('apt-get', 'exit 0');
  program('git', `[ "$*" = "rev-list --count HEAD" ] && echo 1030`);
  const { stdout, status } = spawnSync(resolve('.ci/run'), {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}:${process.env['PATH']}`, CHROME_PATH: '/chrome', LECTERN_PART: undefined },
  });
  return {
    lines: stdout.trim().split('\n'),
    status,
    calls: readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n'),
  };
}

it('runs both commands with the packaged browser, the second in the part whose turn it is', () => {
  const { lines, status, calls } = run('echo "9 passed, 0 failed"', 'echo "4 passed, 0 failed"');
  expect(calls).toEqual(['packaged packaged whole test --silent', 'packaged packaged 2/3 run test:rest --silent']);
  expect(lines.at(-1)).toBe('13 passed, 0 failed');
  expect(lines.filter((line) => /^\d+ passed, \d+ failed$/.test(line))).toHaveLength(1);
  expect(status).toBe(0);
});

it.each([
  ['a test of npm test fails', 'echo "9 passed, 2 failed"; exit 1', 'echo "4 passed, 0 failed"', '13 passed, 2 failed'],
  ['a long test fails', 'echo "9 passed, 0 failed"', 'echo "3 passed, 1 failed"; exit 1', '12 passed, 1 failed'],
  ['a run ends before it counts', 'echo "npm ci failed"; exit 1', 'echo "4 passed, 0 failed"', '4 passed, 1 failed'],
  ['a run is killed', 'echo "9 passed, 0 failed"', 'kill -9 $$', '9 passed, 1 failed'],
  [
    'a run ends badly after it has counted no failure',
    'echo "9 passed, 0 failed"; exit 1',
    'echo "4 passed, 0 failed"',
    '13 passed, 1 failed',
  ],
])('%s: it says so at the end, and ends with a failure', (_case, quick, rest, last) => {
  const { lines, status } = run(quick, rest);
  expect(lines.at(-1)).toBe(last);
  expect(status).toBe(1);
});
