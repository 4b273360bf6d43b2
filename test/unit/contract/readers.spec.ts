// Replies are read tolerantly, and a broken promise is said with its place (DATA-21 to DATA-23).
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activityTree } from '../../../src/contract/parts/activities.ts';
import { readAcceptedUrl, readCommandStatus } from '../../../src/contract/commandStatus.ts';
import { readConfiguration } from '../../../src/contract/configuration.ts';
import { currentUser } from '../../../src/contract/currentUser.ts';
import { isUnreadable } from '../../../src/contract/wire/decode.ts';
import { gradingScales } from '../../../src/contract/courses/gradingScales.ts';
import { objectiveAccesses, objectiveAccessOf } from '../../../src/contract/courses/objectiveAccesses.ts';
import { objectiveWorkflowOf } from '../../../src/contract/courses/objectiveWorkflows.ts';
import { LecternError } from '../../../src/errors.ts';

const access = (more: object = {}) => ({
  id: 'a1',
  objective: { id: 'c1', name: 'Course', activity: { id: 'x' } },
  objectiveWorkflowAggregate: { id: 'g1' },
  ...more,
});
const tree = (part: object) => ({
  id: 'root',
  name: 'Root',
  type: 'composite',
  children: [{ id: 'p1', activityPathId: 'w', childActivity: { id: 'a', name: 'A' }, ...part }],
});

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
    expect({ code, call: detail.call, field: detail.field }).toEqual({
      code: 'bad_reply',
      call: 'objectiveAccesses.query',
      field,
    });
  });

  it('names the field inside a single thing', () => {
    const { detail } = failure(() =>
      objectiveAccessOf.read(access({ objective: { id: 'c1', name: 7, activity: {} } })),
    );
    expect(detail).toMatchObject({ call: 'objectiveAccess.get', field: 'objective.name' });
    expect(failure(() => currentUser.read({})).detail).toMatchObject({ call: 'currentUser.get', field: 'id' });
  });
});

describe('a wrong item among good ones (DATA-23, LIST-8)', () => {
  it('is told apart, and the others stay', () => {
    const page = objectiveAccesses.read({
      data: [access(), { id: 'broken' }, null, access({ id: 'a2' })],
      totalCount: 40,
    });
    expect(page.total).toBe(40);
    expect(page.items.map((item) => (isUnreadable(item) ? `! ${item.id}` : item.id))).toEqual([
      'a1',
      '! broken',
      '! unreadable-2',
      'a2',
    ]);
    expect(page.items.filter(isUnreadable).map(({ field }) => field)).toEqual(['data[1].objective', 'data[2].']);
  });

  it('counts what is there where the server does not count', () => {
    expect(objectiveAccesses.read({ data: [access()] }).total).toBe(1);
  });
});

describe('unknown and missing values (DATA-21, DATA-22)', () => {
  it('takes states as numbers and as names', () => {
    const stateOf = (state: unknown) => objectiveWorkflowOf.read({ id: 'w', state }).state;
    expect([1, 2, 3, 4, 5, 6].map(stateOf)).toEqual([
      'inProgress',
      'submitted',
      'inGrading',
      'graded',
      'gradingApproved',
      'finished',
    ]);
    expect(stateOf('finished')).toBe('finished');
    expect(stateOf('Finished')).toBe('finished');
    expect(stateOf('InGrading')).toBe('inGrading');
  });

  it('reads what a course says of itself where its activity is silent (DATA-20)', () => {
    const activityOf = (course: object, activity: object) =>
      objectiveAccessOf.read(
        access({ objective: { id: 'c1', name: 'Course', activity: { id: 'x', ...activity }, ...course } }),
      ).objective.activity;
    const review = (course: object, activity: object) => activityOf(course, activity).supportReview;
    expect(review({}, {})).toBe(false);
    expect(review({ supportReview: true }, {})).toBe(true);
    expect(review({ supportReview: true }, { supportReview: false })).toBe(false);
    expect(review({ supportReview: false }, { supportReview: true })).toBe(true);
    const mobile = (course: object, activity: object) => activityOf(course, activity).supportMobileView;
    expect(mobile({}, {})).toBe(true);
    expect(mobile({ supportMobileView: false }, {})).toBe(false);
    expect(mobile({ supportMobileView: true }, { supportMobileView: false })).toBe(false);
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
    expect(run({ started: 'soon', finished: 12, submitted: null })).toMatchObject({
      started: null,
      finished: null,
      submitted: null,
    });
    expect(run({ started: '2026-11-21T10:00:00Z' }).started).toBe(Date.UTC(2026, 10, 21, 10));
    expect([-1, 0.5, 7, Number.NaN, '1', null].map((progress) => run({ progress }).progress)).toEqual([
      0, 0.5, 1, 0, 0, 0,
    ]);
  });

  it('keeps an imported record apart from workflows (STATE-17)', () => {
    const { aggregate } = objectiveAccessOf.read(
      access({
        objectiveWorkflowAggregate: { id: 'g', lastObjectiveRecord: { id: 'r', grade: { name: 'B' }, passed: true } },
      }),
    );
    expect(aggregate).toMatchObject({
      lastObjectiveWorkflow: null,
      lastObjectiveRecord: { grade: 'B', passed: true, score: null },
    });
  });

  it('takes the all-zero id for no grading scale and for no term (DATA-10)', () => {
    const read = (id: string) =>
      objectiveAccessOf.read(
        access({ termId: id, objective: { id: 'c', name: 'C', activity: {}, gradingScaleId: id } }),
      );
    const [none, some] = [read('00000000-0000-0000-0000-000000000000'), read('s1')];
    expect([none.objective.gradingScaleId, none.termId, some.objective.gradingScaleId, some.termId]).toEqual([
      null,
      null,
      's1',
      's1',
    ]);
  });

  it('reads a course with all that the documents name, and keeps what its screens use (DATA-2)', () => {
    const told = {
      id: 'c',
      name: 'C',
      code: 'C 1',
      description: 'Short',
      about: '<p>Long</p>',
      state: 2,
      type: 3,
      imageUrl: '/c.png',
      supportMobileView: false,
      supportFullscreenView: false,
      supportLtiAuthoring: true,
      supportReview: true,
      activity: { id: 'a', type: 3, state: 2, supportReview: true },
      showcases: [{ id: 's', name: 'Safety' }],
      announcementChannelId: 'ch',
      objectiveGradingScale: null,
      presentationMode: 1,
      displayMode: 2,
      proctored: true,
      certificateTemplates: [{ id: 't' }],
    };
    const { objective } = objectiveAccessOf.read(access({ objective: told }));
    expect(objective).toMatchObject({
      id: 'c',
      name: 'C',
      code: 'C 1',
      description: 'Short',
      about: '<p>Long</p>',
      state: 'ready',
      imageUrl: '/c.png',
      activity: { id: 'a', type: 'composite', state: 'ready', supportReview: true },
      showcases: [{ id: 's', name: 'Safety' }],
      announcementChannelId: 'ch',
      supportFullscreenView: false,
      proctored: true,
    });
    const { supportFullscreenView: _, ...silent } = told;
    expect(objectiveAccessOf.read(access({ objective: silent })).objective.supportFullscreenView).toBe(true);
    expect(JSON.stringify(objectiveAccesses.read({ data: [access({ objective: told })] }).items)).toContain(
      '"about":"<p>Long</p>"',
    );
  });

  it('reads when an enrolment opens, is due, and whether it may be taken again (DATA-16, DATA-6)', () => {
    const read = (more: object) => objectiveAccessOf.read(access(more));
    const given = {
      availabilityDate: '2026-11-01T08:00:00Z',
      availabilityEndDate: '2026-12-01T08:00:00Z',
      dueDate: '2026-11-20T08:00:00Z',
      retake: true,
    };
    expect(read(given)).toMatchObject({
      availabilityDate: Date.parse(given.availabilityDate),
      availabilityEndDate: Date.parse(given.availabilityEndDate),
      dueDate: Date.parse(given.dueDate),
      retake: true,
    });
    expect(read({ availabilityDate: null, availabilityEndDate: 'soon', dueDate: null, retake: null })).toMatchObject({
      availabilityDate: null,
      availabilityEndDate: null,
      dueDate: null,
      retake: false,
    });
  });

  it('finds a scale embedded or asked for by id (DATA-9, DATA-20)', () => {
    const scale = {
      id: 's',
      name: 'Letters',
      maxScore: 50,
      grades: [{ name: 'A', normalizedMinScore: 0.9, color: '#060' }],
    };
    const of = (objective: object, aggregate: object) =>
      objectiveAccessOf.read(
        access({
          objective: { id: 'c', name: 'C', activity: {}, ...objective },
          objectiveWorkflowAggregate: { id: 'g', ...aggregate },
        }),
      ).objective.gradingScale;
    expect(of({ objectiveGradingScale: scale }, {})?.grades[0]?.name).toBe('A');
    // The grades are named in two ways too.
    const { grades: objectiveGrades, ...rest } = scale;
    expect(of({}, { objectiveGradingScale: { ...rest, objectiveGrades } })?.grades[0]?.name).toBe('A');
    expect(of({}, {})).toBeNull();
    expect(gradingScales.read({ data: [scale] }).items[0]).toMatchObject({
      id: 's',
      maxScore: 50,
      normalizedPassingScore: null,
    });
  });

  it('takes a tree whose root does not say its type for no tree, and names call and field', () => {
    for (const type of [undefined, null, 'nonsense', 99])
      expect(failure(() => activityTree.read({ ...tree({}), type })).detail).toMatchObject({
        call: 'activity.tree',
        field: 'type',
      });
  });

  it('takes a greatest score that is not above 0 for none', () => {
    const max = (maxScore: unknown) =>
      objectiveAccessOf.read(
        access({ objectiveWorkflowAggregate: { id: 'g', lastObjectiveRecord: { id: 'r', score: 5, maxScore } } }),
      ).aggregate.lastObjectiveRecord?.maxScore;
    expect([-50, 0, -0.1, '50', null, Infinity].map(max)).toEqual([null, null, null, null, null, null]);
    expect(max(50)).toBe(50);
    expect(gradingScales.read({ data: [{ id: 's', maxScore: -50 }] }).items[0]).toMatchObject({ maxScore: 1 });
  });

  it('takes as the address of a picture one by http or https, of the LMS, or a picture itself', () => {
    const picture = (imageUrl: unknown) =>
      objectiveAccessOf.read(access({ objective: { id: 'c', name: 'C', activity: {}, imageUrl } })).objective.imageUrl;
    for (const bad of [
      'javascript:alert(1)',
      ' JavaScript:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      'blob:https://x/y',
      'file:///etc/passwd',
      'https://[',
      7,
      {},
    ])
      expect(picture(bad), String(bad)).toBe(null);
    for (const good of [
      '/files/a.png',
      'a.png',
      'https://cdn.example/a.png',
      'http://cdn.example/a.png',
      '//cdn.example/a.png',
      'data:image/png;base64,AA==',
    ])
      expect(picture(good)).toBe(good);
    const found = activityTree.read({ ...tree({}), imageUrl: 'javascript:alert(1)' });
    expect(found.imageUrl).toBe(null);
  });

  it('reads whatever comes without any error but the typed one', () => {
    const readers = [
      objectiveAccesses.read,
      objectiveAccessOf.read,
      activityTree.read,
      currentUser.read,
      objectiveWorkflowOf.read,
      readConfiguration,
      readCommandStatus,
      readAcceptedUrl,
    ];
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
    const user = currentUser.read({
      id: 'u',
      first_name: 'Mira',
      last_name: 'O',
      permissions: [{ name: 'A' }, null, 'C', { name: 'B', scope_id: 's', resource: 'r' }],
      roles: ['Learner'],
      tenant_id: 't',
    });
    expect(user).toMatchObject({
      firstName: 'Mira',
      tenantId: 't',
      timezone: null,
      permissions: [
        { name: 'A', scope_id: null },
        { name: 'B', scope_id: 's', resource: 'r' },
      ],
      features: [],
    });
  });
});

describe('the configuration (CALL-38, CONST-20)', () => {
  it('has defaults for all of it, and keeps them where a value is of the wrong kind', () => {
    const navigation = { catalog: true, rooms: false, researchProjects: false, knowledgeModels: false };
    expect(readConfiguration({})).toMatchObject({
      navigation,
      locales: [],
      extensions: [],
      learner: { dashboard: false },
    });
    expect(
      readConfiguration({ ui: { learner: { navigation: { catalog: 'no', rooms: true } } }, locales: 'en', learner: 3 }),
    ).toMatchObject({ navigation: { ...navigation, rooms: true }, locales: [], learner: { dashboard: false } });
  });
});

describe('an accepted command (CMD-1, CMD-4)', () => {
  it('has an address, later an end, and messages by field', () => {
    expect(readAcceptedUrl({ url: '/x' })).toBe('/x');
    expect(readAcceptedUrl(null)).toBeNull();
    expect(readCommandStatus({ completed: null })).toMatchObject({ completed: false, state: null });
    expect(
      [undefined, false, '', true, '2026-11-21T12:00:00Z'].map(
        (completed) => readCommandStatus({ completed }).completed,
      ),
    ).toEqual([false, false, false, true, true]);
    expect(readCommandStatus({ completed: true, state: 'Completed' }).state).toBe('completed');
    expect([1, 2, 3].map((state) => readCommandStatus({ completed: 'now', state }).state)).toEqual([
      'completed',
      'failed',
      'canceled',
    ]);
    expect(
      readCommandStatus({ completed: 'now', state: 2, errors: { name: 'too long', code: ['a', 'b'] } }).errors,
    ).toEqual({ name: ['too long'], code: ['a', 'b'] });
  });
});
