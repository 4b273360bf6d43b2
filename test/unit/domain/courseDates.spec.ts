// Which dates of a course and of its parts are in the calendar, and what is over by being done.
import { describe, expect, it } from 'vitest';
import { activityTree } from '../../../src/contract/parts/activities.ts';
import { courseDates, type DatedCourse, type DatedEvent } from '../../../src/domain/calendar/courseDates.ts';
import { flattenTree } from '../../../src/domain/tree/flattenTree.ts';
import { inheritConstraints } from '../../../src/domain/tree/inheritConstraints.ts';

const at = (day: number) => Date.UTC(2026, 10, day, 9);
const iso = (day: number) => new Date(at(day)).toISOString();
const course = (more: Partial<DatedCourse> = {}): DatedCourse => ({
  id: 'o1',
  aggregateId: 'a1',
  objective: { id: 'c1', name: 'Statistics', code: 'STA' },
  availabilityDate: null,
  availabilityEndDate: null,
  dueDate: null,
  gradeRevealPolicy: 'none',
  gradeRevealDate: null,
  state: 'inProgress',
  hasRecord: false,
  ...more,
});
interface Part {
  readonly name: string;
  readonly constraint?: object;
  readonly more?: object;
  readonly run?: string;
  readonly parts?: readonly Part[];
}
const wire = ({ name, constraint, more, run, parts = [] }: Part, axis: string): object => ({
  id: name,
  order: 1,
  activityPathId: name,
  axis: axis ? `${axis}/${name}` : name,
  available: true,
  contentAvailable: true,
  activityConstraint: constraint,
  childActivity: {
    id: `act-${name}`,
    name,
    type: parts.length > 0 ? 'composite' : 'text',
    state: 'ready',
    children: parts.map((part) => wire(part, axis ? `${axis}/${name}` : name)),
    activityWorkflowAggregate: { lastActivityWorkflow: run ? { id: `w-${name}`, state: run } : null },
    ...more,
  },
});
const rowsOf = (...parts: readonly Part[]) =>
  flattenTree(
    inheritConstraints(
      activityTree.read({
        id: 'root',
        name: 'root',
        type: 'composite',
        state: 'ready',
        children: parts.map((part) => wire(part, '')),
      }),
    ),
    { now: at(15), course: 'inProgress' },
  );
const dates = (of: DatedCourse, parts: readonly Part[] = [], events: ReadonlyMap<string, DatedEvent> = new Map()) =>
  courseDates(of, rowsOf(...parts), events);
const told = (found: ReturnType<typeof dates>) =>
  found.map(({ kind, part, at: time, done }) => [kind, part?.name ?? null, new Date(time).getUTCDate(), done]);

describe('dates of a course (CAL-2)', () => {
  it('are when it opens, can be started until, is due, and tells its grade, by time', () => {
    const all = course({
      availabilityDate: at(1),
      availabilityEndDate: at(20),
      dueDate: at(18),
      gradeRevealPolicy: 'afterDate',
      gradeRevealDate: at(25),
      state: null,
    });
    expect(told(dates(all))).toEqual([
      ['opens', null, 1, false],
      ['due', null, 18, false],
      ['startBy', null, 20, false],
      ['results', null, 25, false],
    ]);
  });

  it.each([
    ['never', []],
    ['afterFinish', []],
    ['none', []],
  ] as const)('a grade that is shown %s has no date', (gradeRevealPolicy, expected) => {
    expect(dates(course({ gradeRevealPolicy, gradeRevealDate: at(25) }))).toEqual(expected);
  });

  it.each([
    [null, false, [false, false]],
    ['inProgress', false, [true, false]],
    ['submitted', false, [true, true]],
    ['finished', true, [true, true]],
    [null, true, [true, true]],
    // An imported result does not end a new run.
    ['inProgress', true, [true, false]],
  ] as const)('with a run %s and a record %s start and due are done: %j', (state, hasRecord, expected) => {
    const found = dates(course({ availabilityEndDate: at(2), dueDate: at(3), state, hasRecord }));
    expect(found.map(({ done }) => done)).toEqual(expected);
  });
});

describe('dates of parts (CAL-2)', () => {
  it('are all that a constraint sets', () => {
    const constraint = {
      startFrom: iso(1),
      due: iso(2),
      startUntil: iso(3),
      gracePeriodUntil: iso(4),
      accessibleUntil: iso(5),
      revealResultsFrom: iso(6),
      resultsDisclosureFrom: iso(7),
      resultsDisclosurePolicy: 'afterDate',
      reviewPolicy: 'afterRevealingResults',
    };
    expect(told(dates(course(), [{ name: 'Quiz', constraint }]))).toEqual([
      ['opens', 'Quiz', 1, false],
      ['due', 'Quiz', 2, false],
      ['startBy', 'Quiz', 3, false],
      ['lateUntil', 'Quiz', 4, false],
      ['closes', 'Quiz', 5, false],
      ['results', 'Quiz', 6, false],
      ['review', 'Quiz', 7, false],
    ]);
  });

  it('that come from a module are told there, once; one of its own is told of the part too', () => {
    const parts = [
      {
        name: 'Module',
        constraint: { due: iso(9), startFrom: iso(1) },
        parts: [{ name: 'A' }, { name: 'B', constraint: { due: iso(5) } }],
      },
    ];
    expect(told(dates(course(), parts))).toEqual([
      ['opens', 'Module', 1, false],
      ['due', 'B', 5, false],
      ['due', 'Module', 9, false],
    ]);
  });

  it.each([
    ['inProgress', [true, false, false, false]],
    ['submitted', [true, true, true, false]],
    ['finished', [true, true, true, false]],
    ['', [false, false, false, false]],
  ])('of a part with a run "%s" are done: %j', (run, expected) => {
    const constraint = { startUntil: iso(1), due: iso(2), gracePeriodUntil: iso(3), accessibleUntil: iso(4) };
    expect(dates(course(), [{ name: 'Quiz', constraint, run }]).map(({ done }) => done)).toEqual(expected);
  });

  it('of drafts and archived parts, and of what stands in them, are none', () => {
    const below = [{ name: 'in it', constraint: { due: iso(3) } }];
    const parts = ['draft', 'archived'].map((state) => ({
      name: state,
      constraint: { due: iso(2) },
      more: { state, type: 'composite' },
      parts: below,
    }));
    expect(dates(course(), parts)).toEqual([]);
  });

  it('have the way to the part, and ids that stay', () => {
    const parts = [{ name: 'Module', parts: [{ name: 'Quiz', constraint: { due: iso(5) } }] }];
    const [found] = dates(course(), parts);
    expect(found).toMatchObject({ id: 'o1/due/Module/Quiz', part: { axis: ['Module', 'Quiz'], name: 'Quiz' } });
  });
});

describe('until when what is due can be done (CAL-15)', () => {
  const closes = (of: DatedCourse, parts: readonly Part[] = []) => {
    const closesAt = dates(of, parts).find(({ kind }) => kind === 'due')?.closesAt ?? null;
    return closesAt === null ? null : new Date(closesAt).getUTCDate();
  };
  const due = { dueDate: at(3) };
  it.each<[string, Partial<DatedCourse>, number | null]>([
    ['a course without an end', { ...due, state: null }, null],
    [
      'a course that was not begun, until its last time to start',
      { ...due, state: null, availabilityEndDate: at(5) },
      5,
    ],
    ['a course in progress', { ...due, availabilityEndDate: at(5) }, null],
  ])('%s', (_, more, expected) => expect(closes(course(more))).toBe(expected));

  const all = { due: iso(1), startUntil: iso(2), gracePeriodUntil: iso(3), accessibleUntil: iso(4) };
  it.each<[string, Part, number | null, Partial<DatedCourse>?]>([
    ['a part without an end', { name: 'Quiz', constraint: { due: iso(1) } }, null],
    ['a part, until the first of its ends', { name: 'Quiz', constraint: all }, 2],
    ['a part that was begun', { name: 'Quiz', constraint: all, run: 'inProgress' }, 3],
    ['a part that closes', { name: 'Quiz', constraint: { due: iso(1), accessibleUntil: iso(4) } }, 4],
    [
      'a part of a course that was not begun',
      { name: 'Quiz', constraint: { due: iso(1), accessibleUntil: iso(9) } },
      5,
      { state: null, availabilityEndDate: at(5) },
    ],
  ])('%s', (_, part, expected, more = {}) => expect(closes(course(more), [part])).toBe(expected));
});

describe('events (CAL-2)', () => {
  const event: Part = { name: 'Seminar', more: { type: 'event' } };
  const when = (more: Partial<DatedEvent> = {}) =>
    new Map([['act-Seminar', { startsAt: at(7), endsAt: at(8), place: 'Room 4', ...more }]]);

  it('last from start to end, and tell their place where they open', () => {
    expect(dates(course(), [event], when())).toMatchObject([
      { kind: 'event', at: at(7), until: at(8), place: 'Room 4' },
    ]);
  });
  it('last an hour without an end after the start', () => {
    expect(dates(course(), [event], when({ endsAt: at(6) }))[0]?.until).toBe(at(7) + 3_600_000);
  });
  it.each([
    ['locked', course(), { ...event, constraint: { startFrom: iso(30) } }],
    ['in a course that was not begun', course({ state: null }), event],
  ])('do not tell their place when they are %s', (_, of, part) => {
    const found = dates(of, [part], when()).find(({ kind }) => kind === 'event');
    expect([found?.at, found?.place]).toEqual([at(7), null]);
  });
  it('without a date are none', () => {
    expect(dates(course(), [event], when({ startsAt: null }))).toEqual([]);
    expect(dates(course(), [event])).toEqual([]);
  });
});
