// Replies are read tolerantly, and a broken promise is said with its place (DATA-21 to DATA-23).
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activityTree } from '../../../src/contract/activities.ts';
import { readAcceptedUrl, readCommandStatus } from '../../../src/contract/commandStatus.ts';
import { readConfiguration } from '../../../src/contract/configuration.ts';
import { currentUser } from '../../../src/contract/currentUser.ts';
import { isUnreadable } from '../../../src/contract/decode.ts';
import { gradingScales } from '../../../src/contract/gradingScales.ts';
import { objectiveAccesses, objectiveAccessOf } from '../../../src/contract/objectiveAccesses.ts';
import { objectiveWorkflowOf } from '../../../src/contract/objectiveWorkflows.ts';
import { LecternError } from '../../../src/errors.ts';

const access = (more: object = {}) => ({ id: 'a1', objective: { id: 'c1', name: 'Course', activity: { id: 'x' } }, objectiveWorkflowAggregate: { id: 'g1' }, ...more });
const tree = (part: object) => ({ id: 'root', name: 'Root', children: [{ id: 'p1', activityPathId: 'w', childActivity: { id: 'a', name: 'A' }, ...part }] });

function failure(read: () => unknown): LecternError {
  try {
    read();
  } catch (error) {
    if (error instanceof LecternError) return error;
    throw error;
  }
  throw new Error('it was read');
}

describe('an envelope of the wrong shape (DATA-23)', () => {
  it.each([
    [null, 'data'],
    [[], 'data'],
    ['<html>', 'data'],
    [{ rows: [] }, 'data'],
    [{ data: { 0: 'x' } }, 'data'],
  ])('%j names call and field', (body, field) => {
    const { code, detail } = failure(() => objectiveAccesses.read(body));
    expect({ code, call: detail.call, field: detail.field }).toEqual({ code: 'bad_reply', call: 'objectiveAccesses.query', field });
  });

  it('names the field inside a single thing', () => {
    const { detail } = failure(() => objectiveAccessOf.read(access({ objective: { id: 'c1', name: 7, activity: {} } })));
    expect(detail).toMatchObject({ call: 'objectiveAccess.get', field: 'objective.name' });
    expect(failure(() => currentUser.read({})).detail).toMatchObject({ call: 'currentUser.get', field: 'id' });
  });
});

describe('a wrong item among good ones (DATA-23, LIST-8)', () => {
  it('is told apart, and the others stay', () => {
    const page = objectiveAccesses.read({ data: [access(), { id: 'broken' }, null, access({ id: 'a2' })], totalCount: 40 });
    expect(page.total).toBe(40);
    expect(page.items.map((item) => (isUnreadable(item) ? `! ${item.id}` : item.id))).toEqual(['a1', '! broken', '! unreadable-2', 'a2']);
    expect(page.items.filter(isUnreadable).map(({ field }) => field)).toEqual(['data[1].objective', 'data[2].']);
  });

  it('counts what is there where the server does not count', () => {
    expect(objectiveAccesses.read({ data: [access()] }).total).toBe(1);
  });
});

describe('unknown and missing values (DATA-21, DATA-22)', () => {
  it('takes states as numbers and as names', () => {
    const stateOf = (state: unknown) => objectiveWorkflowOf.read({ id: 'w', state }).state;
    expect([1, 2, 3, 4, 5, 6].map(stateOf)).toEqual(['inProgress', 'submitted', 'inGrading', 'graded', 'gradingApproved', 'finished']);
    expect(stateOf('finished')).toBe('finished');
  });

  it('takes an unknown state for one with which nothing can be done', () => {
    expect(objectiveWorkflowOf.read({ id: 'w', state: 99 }).state).toBe('submitted');
    expect(objectiveWorkflowOf.read({ id: 'w', state: 'toString' }).state).toBe('submitted');
    expect(objectiveAccessOf.read(access()).objective.state).toBe('draft');
  });

  it('locks a part when the doubt is about access, and only then', () => {
    const [part] = activityTree.read(tree({})).children;
    expect(part).toMatchObject({ available: false, contentAvailable: true, optional: false, constraint: null });
    expect(part?.child.children).toEqual([]);
    expect(activityTree.read(tree({ available: 'yes' })).children[0]?.available).toBe(false);
  });

  it('reads dates that cannot be read as not set, and progress as a share of one', () => {
    const run = (more: object) => objectiveWorkflowOf.read({ id: 'w', state: 1, ...more });
    expect(run({ started: 'soon', finished: 12, submitted: null })).toMatchObject({ started: null, finished: null, submitted: null });
    expect(run({ started: '2026-11-21T10:00:00Z' }).started).toBe(Date.UTC(2026, 10, 21, 10));
    expect([-1, 0.5, 7, Number.NaN, '1', null].map((progress) => run({ progress }).progress)).toEqual([0, 0.5, 1, 0, 0, 0]);
  });

  it('keeps an imported record apart from workflows (STATE-17)', () => {
    const { aggregate } = objectiveAccessOf.read(access({ objectiveWorkflowAggregate: { id: 'g', lastObjectiveRecord: { id: 'r', grade: { name: 'B' }, passed: true } } }));
    expect(aggregate).toMatchObject({ lastObjectiveWorkflow: null, lastObjectiveRecord: { grade: 'B', passed: true, score: null } });
  });

  it('finds a scale embedded or asked for by id (DATA-9, DATA-20)', () => {
    const scale = { id: 's', name: 'Letters', maxScore: 50, grades: [{ name: 'A', normalizedMinScore: 0.9, color: '#060' }] };
    expect(objectiveAccessOf.read(access({ objective: { id: 'c', name: 'C', activity: {}, gradingScale: scale } })).objective.gradingScale?.grades[0]?.name).toBe('A');
    expect(gradingScales.read({ data: [scale] }).items[0]).toMatchObject({ id: 's', maxScore: 50, normalizedPassingScore: null });
  });

  it('reads whatever comes without any error but the typed one', () => {
    const readers = [objectiveAccesses.read, objectiveAccessOf.read, activityTree.read, currentUser.read, objectiveWorkflowOf.read, readConfiguration, readCommandStatus, readAcceptedUrl];
    fc.assert(
      fc.property(fc.jsonValue(), fc.integer({ min: 0, max: readers.length - 1 }), (body, index) => {
        try {
          readers[index]?.(body);
        } catch (error) {
          expect(error).toBeInstanceOf(LecternError);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the current user (DATA-1, DATA-15, CALL-37)', () => {
  it('comes with roles, permissions and features; a scope that is null is none', () => {
    const user = currentUser.read({ id: 'u', first_name: 'Mira', last_name: 'O', permissions: [{ name: 'A', scope_id: null }, { name: 'B', scope_id: 's' }], roles: ['Learner'], tenant_id: 't' });
    expect(user).toMatchObject({ firstName: 'Mira', tenantId: 't', timezone: null, permissions: [{ name: 'A', scope_id: null }, { name: 'B', scope_id: 's' }], features: [] });
  });
});

describe('the configuration (CALL-38, CONST-20)', () => {
  it('has defaults for all of it, and keeps them where a value is of the wrong kind', () => {
    const navigation = { catalog: true, rooms: false, researchProjects: false, knowledgeModels: false };
    expect(readConfiguration({})).toMatchObject({ navigation, locales: [], extensions: [], learner: { dashboard: false } });
    expect(readConfiguration({ ui: { learner: { navigation: { catalog: 'no', rooms: true } } }, locales: 'en', learner: 3 })).toMatchObject({ navigation: { ...navigation, rooms: true }, locales: [], learner: { dashboard: false } });
  });
});

describe('an accepted command (CMD-1, CMD-4)', () => {
  it('has an address, later an end, and messages by field', () => {
    expect(readAcceptedUrl({ url: '/x' })).toBe('/x');
    expect(readAcceptedUrl(null)).toBeNull();
    expect(readCommandStatus({ completed: null })).toMatchObject({ completed: null, state: null });
    expect([1, 2, 3].map((state) => readCommandStatus({ completed: 'now', state }).state)).toEqual(['completed', 'failed', 'canceled']);
    expect(readCommandStatus({ completed: 'now', state: 2, errors: { name: 'too long', code: ['a', 'b'] } }).errors).toEqual({ name: ['too long'], code: ['a', 'b'] });
  });
});
