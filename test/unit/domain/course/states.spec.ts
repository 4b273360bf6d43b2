// The numbers of states on the wire, against the table of docs/behaviour.md.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { activityTree } from '../../../../src/contract/parts/activities.ts';
import { objectiveAccessOf } from '../../../../src/contract/courses/objectiveAccesses.ts';
import { publicObjectiveOf } from '../../../../src/contract/courses/openCatalog.ts';
import {
  activityTypes,
  catalogItemStates,
  displayModes,
  objectiveStates,
  presentationModes,
  workflowStates,
} from '../../../../src/domain/course/states.ts';
import { commandStates } from '../../../../src/contract/commandStates.ts';

const behaviour = readFileSync(new URL('../../../../docs/behaviour.md', import.meta.url), 'utf8');

/** The row of a rule as name to number. */
function row(rule: string): Record<string, number> {
  const cell = new RegExp(`^\\| ${rule} \\| .*? \\| (.*) \\|$`, 'm').exec(behaviour)?.[1] ?? '';
  return Object.fromEntries([...cell.matchAll(/(\w+) (\d+)/g)].map(([, name = '', number]) => [name, Number(number)]));
}

it.each([
  ['STATE-1', objectiveStates],
  ['STATE-2', workflowStates],
  ['STATE-3', catalogItemStates],
  ['STATE-9', activityTypes],
  ['STATE-11', displayModes],
  ['STATE-12', presentationModes],
  ['STATE-15', commandStates],
])('%s', (rule, states) => {
  expect(states).toEqual(row(rule));
});

it('STATE-3: a course of the open catalog has the state of its item where its own is not told', () => {
  const read = (told: object) => publicObjectiveOf.read({ id: 'c', name: 'C', ...told }).state;
  const state = { draft: 'draft', active: 'ready', archived: 'archived' } as const;
  for (const [name, number] of Object.entries(row('STATE-3')))
    expect([read({ status: number }), read({ status: name })]).toEqual([
      state[name as 'draft'],
      state[name as 'draft'],
    ]);
  expect([read({}), read({ state: 'expired', status: 'draft' })]).toEqual(['ready', 'expired']);
});

it('STATE-5, STATE-8: grades are revealed by number or name', () => {
  const read = (gradeRevealPolicy: unknown) =>
    objectiveAccessOf.read({
      id: 'a',
      objective: { id: 'c', name: 'C', activity: {} },
      objectiveWorkflowAggregate: { id: 'g' },
      gradeRevealPolicy,
    }).gradeRevealPolicy;
  for (const [name, number] of Object.entries(row('STATE-5'))) expect([read(number), read(name)]).toEqual([name, name]);
  expect(read(undefined)).toBe('none');
});

it('STATE-11, STATE-12: a part is shown as its number or its name says', () => {
  const read = (more: object) => activityTree.read({ id: 'r', name: 'R', type: 3, ...more });
  expect(Object.keys(row('STATE-11'))).toHaveLength(3);
  for (const [name, displayMode] of Object.entries(row('STATE-11')))
    for (const said of [displayMode, name]) expect(read({ displayMode: said }).displayMode).toBe(name);
  for (const [name, presentationMode] of Object.entries(row('STATE-12')))
    for (const said of [presentationMode, name]) expect(read({ presentationMode: said }).presentationMode).toBe(name);
  for (const displayMode of [0, 4, 'wide', null]) expect(read({ displayMode }).displayMode).toBeNull();
});

it('STATE-6, STATE-7: a part is reviewed and disclosed by number or name', () => {
  const read = (activityConstraint: object) =>
    activityTree.read({
      id: 'r',
      name: 'R',
      type: 'composite',
      children: [{ id: 'p', activityPathId: 'w', activityConstraint, childActivity: { id: 'a', name: 'A' } }],
    }).children[0]?.constraint;
  for (const [name, reviewPolicy] of Object.entries(row('STATE-6')))
    expect(read({ reviewPolicy })?.reviewPolicy).toBe(name);
  for (const name of ['never', 'afterFinish', 'afterDate', 'afterScore'])
    expect(read({ resultsDisclosurePolicy: name })?.resultsDisclosurePolicy).toBe(name);
  expect(read({})).toMatchObject({ reviewPolicy: null, resultsDisclosurePolicy: null });
});
