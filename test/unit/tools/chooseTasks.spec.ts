// Which tasks each command runs.
import { expect, it } from 'vitest';
import { chooseTasks } from '../../../scripts/test/chooseTasks.mjs';

const tasks = [
  { name: 'build', group: 'build' },
  { name: 'e2e', group: 'e2e', needs: ['build'] },
  { name: 'browser (preact)', group: 'browser' },
  { name: 'browser (react)', group: 'browser', long: true },
  { name: 'long build', group: 'build', needs: ['build'], long: true },
  { name: 'bytes', group: 'build', needs: ['build', 'long build'] },
  { name: 'package', group: 'package', needs: ['long build'], long: true },
];

it.each([
  ['npm test', [], false, ['build', 'e2e', 'browser (preact)', 'bytes']],
  ['npm run test:all', [], true, tasks.map(({ name }) => name)],
  ['npm test -- browser', ['browser'], false, ['browser (preact)']],
  ['npm run test:all -- browser', ['browser'], true, ['browser (preact)', 'browser (react)']],
  ['npm test -- package', ['package'], false, ['long build', 'package']],
])('%s', (_command, asked, all, names) => {
  expect(chooseTasks(tasks, asked, all).map(({ name }) => name)).toEqual(names);
});

it('a task waits for those of its needs that run', () => {
  const needsOf = (all: boolean) => chooseTasks(tasks, [], all).find(({ name }) => name === 'bytes')?.needs;
  expect(needsOf(false)).toEqual(['build']);
  expect(needsOf(true)).toEqual(['build', 'long build']);
});
