import { describe, expect, it } from 'vitest';
import { activityTree } from '../../../../src/contract/parts/activities.ts';
import { objectiveAccessOf } from '../../../../src/contract/courses/objectiveAccesses.ts';
import { displayModeOf } from '../../../../src/domain/tree/displayModeOf.ts';
import { presentedRoot } from '../../../../src/domain/tree/presentedRoot.ts';

const course = (activity: object, objective: object) =>
  objectiveAccessOf.read({
    id: 'x',
    objective: { id: 'o', name: 'O', activity, ...objective },
    objectiveWorkflowAggregate: { id: 'g' },
  }).objective;
const root = (more: object) => activityTree.read({ id: 'r', name: 'R', type: 3, children: [], ...more });

describe('DATA-20 how a course is presented', () => {
  it.each<[string, object, object, object, string]>([
    [
      'as its activity says',
      { presentationMode: 1 },
      { presentationMode: 2 },
      { presentationMode: 3 },
      'longReadWithoutActivityNames',
    ],
    ['as its activity says in the course alone', { presentationMode: 1 }, { presentationMode: 2 }, {}, 'tiles'],
    ['else as it says itself', {}, { presentationMode: 2 }, {}, 'longRead'],
    ['else as a tree', {}, {}, {}, 'tree'],
  ])('%s', (_, activity, objective, tree, expected) =>
    expect(presentedRoot(root(tree), course(activity, objective)).presentationMode).toBe(expected),
  );
  it('a part that says nothing is a tree, whatever the course says', () => {
    const below = root({
      children: [{ id: 'p', activityPathId: 'p', childActivity: { id: 'm', name: 'M', type: 3 } }],
    });
    expect(presentedRoot(below, course({}, { presentationMode: 1 })).children[0]?.child.presentationMode).toBe('tree');
  });
});

describe('DATA-20, STATE-11 how a part is displayed', () => {
  const shown = (part: object, tree: object, activity: object, objective: object) => {
    const read = root({
      ...tree,
      children: [{ id: 'p', activityPathId: 'p', childActivity: { id: 'm', name: 'M', type: 1, ...part } }],
    });
    const presented = presentedRoot(read, course(activity, objective));
    return displayModeOf(presented.children[0]!.child, presented);
  };
  it.each<[string, object, object, object, object, string]>([
    [
      'as it says itself',
      { displayMode: 2 },
      { displayMode: 1 },
      { displayMode: 1 },
      { displayMode: 1 },
      'embeddedAuto',
    ],
    [
      'else as the course says at its root',
      {},
      { displayMode: 3 },
      { displayMode: 1 },
      { displayMode: 2 },
      'embeddedCustom',
    ],
    ['else as its activity says in the course alone', {}, {}, { displayMode: 1 }, { displayMode: 3 }, 'fullscreen'],
    ['else as the course says itself', {}, {}, {}, { displayMode: 3 }, 'embeddedCustom'],
    ['also by its name', {}, {}, {}, { displayMode: 'fullscreen' }, 'fullscreen'],
    [
      'and where what is said is nonsense',
      { displayMode: 9 },
      { displayMode: 'wide' },
      {},
      { displayMode: 1 },
      'fullscreen',
    ],
    ['else as large as its content', {}, {}, {}, {}, 'embeddedAuto'],
  ])('%s', (_, part, tree, activity, objective, expected) =>
    expect(shown(part, tree, activity, objective)).toBe(expected),
  );
});
