// The numbers of states on the wire, against the table of docs/behaviour.md.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { activityTree } from '../../../src/contract/activities.ts';
import { objectiveAccessOf } from '../../../src/contract/objectiveAccesses.ts';
import { activityTypes, commandStates, objectiveStates, presentationModes, workflowStates } from '../../../src/domain/states.ts';

const behaviour = readFileSync(new URL('../../../docs/behaviour.md', import.meta.url), 'utf8');

/** The row of a rule as name to number. */
function row(rule: string): Record<string, number> {
  const cell = new RegExp(`^\\| ${rule} \\| .*? \\| (.*) \\|$`, 'm').exec(behaviour)?.[1] ?? '';
  return Object.fromEntries([...cell.matchAll(/(\w+) (\d+)/g)].map(([, name = '', number]) => [name, Number(number)]));
}

it.each([
  ['STATE-1', objectiveStates],
  ['STATE-2', workflowStates],
  ['STATE-9', activityTypes],
  ['STATE-12', presentationModes],
  ['STATE-15', commandStates],
])('%s', (rule, states) => {
  expect(states).toEqual(row(rule));
});

it('STATE-5, STATE-8: grades are revealed by number or name', () => {
  const read = (gradeRevealPolicy: unknown) =>
    objectiveAccessOf.read({ id: 'a', objective: { id: 'c', name: 'C', activity: {} }, objectiveWorkflowAggregate: { id: 'g' }, gradeRevealPolicy }).gradeRevealPolicy;
  for (const [name, number] of Object.entries(row('STATE-5'))) expect([read(number), read(name)]).toEqual([name, name]);
  expect(read(undefined)).toBe('none');
});

it('STATE-6, STATE-7: a part is reviewed and disclosed by number or name', () => {
  const read = (activityConstraint: object) =>
    activityTree.read({ id: 'r', name: 'R', children: [{ id: 'p', activityPathId: 'w', activityConstraint, childActivity: { id: 'a', name: 'A' } }] }).children[0]?.constraint;
  for (const [name, reviewPolicy] of Object.entries(row('STATE-6'))) expect(read({ reviewPolicy })?.reviewPolicy).toBe(name);
  for (const name of ['never', 'afterFinish', 'afterDate', 'afterScore']) expect(read({ resultsDisclosurePolicy: name })?.resultsDisclosurePolicy).toBe(name);
  expect(read({})).toMatchObject({ reviewPolicy: null, resultsDisclosurePolicy: null });
});
