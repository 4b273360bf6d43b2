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

/** Runs it where npm says this with the packaged browser, and that with an installed one. */
function run(packaged: string, installed: string) {
  program(
    'npm',
    `echo "\${CHROME_PATH:-packaged} \${LECTERN_CHROME:-any} $*" >>"${folder}/calls"
if [ "$LECTERN_CHROME" = packaged ]; then ${packaged}; else ${installed}; fi`,
  );
  // Nothing of the machine is changed.
  program('apt-get', 'exit 0');
  const browser = join(folder, 'chrome');
  program('chrome', 'exit 0');
  const { stdout, status } = spawnSync(resolve('.ci/run'), {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}:${process.env['PATH']}`, CHROME_PATH: browser },
  });
  return {
    lines: stdout.trim().split('\n'),
    status,
    calls: readFileSync(join(folder, 'calls'), 'utf8')
      .trim()
      .split('\n')
      .map((call) => call.replaceAll(folder, '')),
  };
}

it('runs both commands with the packaged browser, then the groups that use a browser with an installed one', () => {
  const { lines, status, calls } = run('echo "9 passed, 0 failed"', 'echo "4 passed, 0 failed"');
  expect(calls).toEqual([
    'packaged packaged test --silent',
    'packaged packaged run test:rest --silent',
    '/chrome any run test:all --silent -- browser e2e',
  ]);
  expect(lines.at(-1)).toBe('22 passed, 0 failed');
  expect(lines.filter((line) => /^\d+ passed, \d+ failed$/.test(line))).toHaveLength(1);
  expect(status).toBe(0);
});

it.each([
  [
    'a test fails with the packaged browser',
    'echo "9 passed, 2 failed"; exit 1',
    'echo "4 passed, 0 failed"',
    '22 passed, 4 failed',
  ],
  [
    'a test fails with the installed one',
    'echo "9 passed, 0 failed"',
    'echo "3 passed, 1 failed"; exit 1',
    '21 passed, 1 failed',
  ],
  ['a run ends before it counts', 'echo "npm ci failed"; exit 1', 'echo "4 passed, 0 failed"', '4 passed, 2 failed'],
  ['a run is killed', 'echo "9 passed, 0 failed"', 'kill -9 $$', '18 passed, 1 failed'],
  [
    'a run ends badly after it has counted no failure',
    'echo "9 passed, 0 failed"; exit 1',
    'echo "4 passed, 0 failed"',
    '22 passed, 2 failed',
  ],
])('%s: it says so at the end, and ends with a failure', (_case, packaged, installed, last) => {
  const { lines, status } = run(packaged, installed);
  expect(lines.at(-1)).toBe(last);
  expect(status).toBe(1);
});
