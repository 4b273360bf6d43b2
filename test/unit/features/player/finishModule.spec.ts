import { beforeAll, describe, expect, it } from 'vitest';
import { flattenTree } from '../../../../src/domain/tree/flattenTree.ts';
import { inheritConstraints } from '../../../../src/domain/tree/inheritConstraints.ts';
import type { WorkflowState } from '../../../../src/domain/course/states.ts';
import { finishModel } from '../../../../src/features/player/finish/finishModel.ts';
import { moduleEnds } from '../../../../src/features/player/content/moduleEnds.ts';
import type { FinishWords } from '../../../../src/features/player/finish/FinishWords.ts';
import { part, tree, type Given } from '../../domain/tree/treeFixture.ts';
import { now, wordsOf } from './playerWords.ts';

let words: FinishWords;
beforeAll(async () => {
  words = await wordsOf();
});

const context = { now, course: 'inProgress' } as const;
const module = (id: string, given: Given, ...parts: Given[]) =>
  part({ id, workflow: 'inProgress', ...given, children: parts.map((one) => part(one)) });
const ask = (...parts: Parameters<typeof tree>) =>
  finishModel(inheritConstraints(tree(...parts)), context, 'm/a', words, ['m']);

describe('FINISH-6 the dialog of a module', () => {
  const elsewhere = part({ id: 'x', name: 'elsewhere' });
  it('names what lies in it, and nothing else, with its whole way', () => {
    const model = ask(
      module('m', {}, { id: 'a' }, { id: 'b', workflow: 'finished' }),
      module('mm', {}, { id: 'c' }),
      elsewhere,
    );
    expect([model.title, model.text, model.canFinish, model.how]).toEqual([
      '1 mandatory part is still open',
      'You can finish the module when these are done. Your work so far is saved.',
      false,
      'finish',
    ]);
    expect(model.open.map(({ axis, here }) => [axis, here])).toEqual([[['m', 'a'], true]]);
  });
  it('can be finished once nothing mandatory in it is open, whatever is open elsewhere', () => {
    const model = ask(module('m', {}, { id: 'a', optional: true, name: 'extra' }), elsewhere);
    expect([model.title, model.canFinish, model.also.map(({ axis }) => axis.join('/'))]).toEqual([
      'Finish the module?',
      true,
      ['m/a'],
    ]);
  });
  it('SUBMIT-1 is not handed in, also where parts are scored', () => {
    expect(ask(module('m', {}, { id: 'a', weight: 1, workflow: 'finished' })).how).toBe('finish');
  });
});

describe('FINISH-6 where it is offered', () => {
  const offered = (given: Given, course: WorkflowState = 'inProgress') => {
    const root = inheritConstraints(tree(part({ id: 'm', children: [part({ id: 'a' })], ...given })));
    return flattenTree(root, { now, course }).map((row) => moduleEnds(row, course));
  };
  it.each<[string, Given, WorkflowState | undefined, boolean]>([
    ['begun', { workflow: 'inProgress' }, undefined, true],
    ['not begun', {}, undefined, false],
    ['complete by itself', { workflow: 'finished' }, undefined, false],
    ['locked', { workflow: 'inProgress', available: false }, undefined, false],
    ['in a course that is graded', { workflow: 'inProgress' }, 'inGrading', false],
    ['in a course that is over', { workflow: 'inProgress' }, 'finished', false],
  ])('%s', (_, given, course, expected) => {
    // A leaf never has one.
    expect(offered(given, course)).toEqual([expected, false]);
  });
});
