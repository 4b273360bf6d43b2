// Failed files run a second time: which ones do, and what counts in the end.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readCounts } from '../../../scripts/test/readCounts.mjs';
import { failedFiles, mergeSecondRun, secondTask } from '../../../scripts/test/secondRun.mjs';

const first = {
  task: { name: 'e2e', only: (files: string[]) => ({ files }) },
  hungIn: null,
  passed: 11,
  failed: 3,
  files: [
    { name: 'a.e2e.ts', passed: 4, failed: 2 },
    { name: 'b.e2e.ts', passed: 1, failed: 1 },
    { name: 'c.e2e.ts', passed: 6, failed: 0 },
  ],
  names: ['a > one', 'a > two', 'b > one'],
};

it('only failed files run again, and none of a task that cannot run single files', () => {
  expect(failedFiles(first)).toEqual(['a.e2e.ts', 'b.e2e.ts']);
  expect(failedFiles({ ...first, task: { name: 'unit' } })).toEqual([]);
  expect(secondTask(first)).toMatchObject({ name: 'e2e, again', files: ['a.e2e.ts', 'b.e2e.ts'] });
  expect(secondTask({ ...first, files: [] })).toBeNull();
});

it('many failed files do not run again: that is no accident', () => {
  const files = Array.from({ length: 13 }, (_, index) => ({ name: `${index}`, passed: 0, failed: 1 }));
  expect(failedFiles({ ...first, files })).toEqual([]);
});

it.each([
  ['all pass the second time', { passed: 8, failed: 0, names: [] }, 14, 0, first.names],
  ['one fails twice', { passed: 7, failed: 1, names: ['a > two'] }, 13, 1, ['a > one', 'b > one']],
  ['one fails that had passed', { passed: 7, failed: 1, names: ['b > two'] }, 13, 1, first.names],
  ['the second run breaks off', { passed: 0, failed: 1, names: [] }, 6, 1, first.names],
])('%s', (_case, second, passed, failed, flaky) => {
  expect(mergeSecondRun(first, second)).toMatchObject({ passed, failed, flaky, names: second.names });
});

it('a tool that hung runs once more as a whole, and its second run counts', () => {
  const hung = { ...first, passed: 0, failed: 1, files: [], names: [], hungIn: ['a.spec.ts', 'b.spec.ts'] };
  expect(secondTask({ ...hung, task: { name: 'unit' } })).toEqual({ name: 'unit, again' });
  expect(mergeSecondRun(hung, { passed: 14, failed: 0, names: [] })).toMatchObject({
    passed: 14,
    failed: 0,
    flaky: ['hung in a.spec.ts, b.spec.ts'],
  });
});

function counted(json: unknown) {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-counts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'counts.json'), typeof json === 'string' ? json : JSON.stringify(json));
  return readCounts(join(folder, 'counts.json'));
}

it("vitest's report is read by file; a file whose set-up failed counts as one failure", () => {
  const results = (...statuses: string[]) => statuses.map((status) => ({ status }));
  const testResults = [
    { name: 'a', status: 'failed', assertionResults: results('passed', 'failed', 'skipped') },
    { name: 'b', status: 'failed', assertionResults: [] },
    { name: 'c', status: 'passed', assertionResults: results('passed') },
  ];
  expect(counted({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({
    passed: 2,
    failed: 1,
    files: [
      { name: 'a', passed: 1, failed: 1 },
      { name: 'b', passed: 0, failed: 1 },
      { name: 'c', passed: 1, failed: 0 },
    ],
  });
});

it('our own counts are read as they are, and a broken file has none', () => {
  const counts = { passed: 1, failed: 0, files: [{ name: 'a', passed: 1, failed: 0 }] };
  expect(counted(counts)).toEqual(counts);
  expect(counted('{"passed":')).toBeNull();
  expect(readCounts('/nowhere/counts.json')).toBeNull();
});
