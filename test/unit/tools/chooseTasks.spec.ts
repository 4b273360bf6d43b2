// Which tasks each command runs.
import { expect, it } from 'vitest';
import { chooseTasks, type TestMode } from '../../../scripts/test/chooseTasks.mjs';

const tasks = [
  { name: 'build', group: 'build' },
  { name: 'e2e', group: 'e2e', needs: ['build'] },
  { name: 'browser (preact)', group: 'browser' },
  { name: 'browser (react)', group: 'browser', long: true },
  { name: 'long build', group: 'build', needs: ['build'], long: true },
  { name: 'bytes', group: 'build', needs: ['build', 'long build'] },
  { name: 'lint', group: 'lint', short: true },
  { name: 'package', group: 'package', needs: ['long build'], long: true },
];

it.each<[string, string[], TestMode, string[]]>([
  ['npm test', [], 'quick', ['build', 'e2e', 'browser (preact)', 'bytes', 'lint']],
  ['npm run test:all', [], 'all', tasks.map(({ name }) => name)],
  ['npm run test:rest', [], 'rest', tasks.filter(({ short }) => !short).map(({ name }) => name)],
  ['npm test -- browser', ['browser'], 'quick', ['browser (preact)']],
  ['npm run test:all -- browser', ['browser'], 'all', ['browser (preact)', 'browser (react)']],
  ['npm test -- package', ['package'], 'quick', ['long build', 'package']],
])('%s', (_command, asked, mode, names) => {
  expect(chooseTasks(tasks, asked, mode).map(({ name }) => name)).toEqual(names);
});

it('a task waits for those of its needs that run', () => {
  const needsOf = (mode: TestMode) => chooseTasks(tasks, [], mode).find(({ name }) => name === 'bytes')?.needs;
  expect(needsOf('quick')).toEqual(['build']);
  expect(needsOf('all')).toEqual(['build', 'long build']);
});
