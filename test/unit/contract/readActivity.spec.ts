import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activityChildren } from '../../../src/contract/parts/activityChildren.ts';
import { decode } from '../../../src/contract/wire/decode.ts';
import { readActivity } from '../../../src/contract/parts/readActivity.ts';
import type { LecternError } from '../../../src/errors.ts';
import { activity as schema } from './activitySchema.ts';

// A field is as promised, of another kind, or not there at all; null and absent are told apart here.
const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    undefined,
    true,
    false,
    0,
    1,
    2,
    99,
    -1,
    NaN,
    0.5,
    '',
    'ready',
    'toString',
    'a',
    '2026-11-21T10:00:00Z',
    'soon',
    [],
    {},
    [null],
    { id: 'x' },
  ),
  fc.jsonValue(),
);
/** An object that has each of these fields mostly as given, else odd, else not at all. */
const mostly = (fields: Readonly<Record<string, fc.Arbitrary<unknown>>>) =>
  fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([name, usual]) => [
        name,
        fc.oneof({ weight: 30, arbitrary: usual }, { weight: 1, arbitrary: odd }),
      ]),
    ),
    { requiredKeys: [] },
  );
const needed = (fields: Readonly<Record<string, fc.Arbitrary<unknown>>>, ...names: readonly string[]) =>
  fc
    .tuple(mostly(fields), fc.record(Object.fromEntries(names.map((name) => [name, fields[name]!]))))
    .chain(([some, all]) =>
      fc.oneof(
        { weight: 12, arbitrary: fc.constant({ ...some, ...all }) },
        { weight: 1, arbitrary: fc.constant(some) },
      ),
    );

const [id, flag, number, date] = [
  fc.string(),
  fc.boolean(),
  fc.integer(),
  fc.constantFrom('2026-11-21T10:00:00Z', '2026-11-21T10:00:00+02:00', 'soon'),
];
const dates = Object.fromEntries(
  [
    'startFrom',
    'startUntil',
    'accessibleUntil',
    'gracePeriodUntil',
    'due',
    'resultsDisclosureFrom',
    'revealResultsFrom',
  ].map((name) => [name, date]),
);
const code = (...names: readonly string[]) => fc.oneof(fc.integer({ min: -1, max: 7 }), fc.constantFrom(...names));
const constraint = mostly({
  ...dates,
  resultsDisclosurePolicy: code('never', 'afterDate'),
  resultsDisclosureAbove: number,
  reviewPolicy: code('never', 'afterSubmission'),
});
const run = mostly({
  id,
  state: code('finished', 'inGrading'),
  submitted: date,
  finished: date,
  lastProctoringSessionId: id,
});
const aggregate = mostly({
  lastActivityWorkflow: run,
  bestActivityRecord: mostly({ passed: flag, normalizedScore: number }),
});

const { activity } = fc.letrec((tie) => ({
  activity: needed(
    {
      id,
      name: id,
      code: id,
      type: code('composite', 'video'),
      state: code('ready', 'archived'),
      duration: number,
      supportReview: flag,
      presentationMode: code('tiles'),
      displayMode: code('fullscreen'),
      preferredWidth: number,
      preferredHeight: number,
      supportMobileView: flag,
      supportCollaborativeMode: flag,
      supportPersonalMode: flag,
      proctored: flag,
      imageUrl: id,
      children: fc.array(tie('part'), { maxLength: 3 }),
      activityWorkflowAggregate: aggregate,
    },
    'id',
    'name',
  ),
  part: fc.oneof(
    {
      weight: 20,
      arbitrary: needed(
        {
          id,
          order: number,
          optional: flag,
          scoreWeight: number,
          activityConstraint: constraint,
          available: flag,
          contentAvailable: flag,
          activityPathId: id,
          axis: id,
          childActivity: fc.oneof({ depthIdentifier: 'tree' }, tie('activity')),
        },
        'id',
        'activityPathId',
        'childActivity',
      ),
    },
    { weight: 1, arbitrary: odd },
  ),
}));

const told = (read: () => unknown) => {
  try {
    return { value: read() };
  } catch (error) {
    const { code: code_, message, detail } = error as LecternError;
    return { code: code_, message, field: detail.field };
  }
};

describe('reading a tree without a schema', () => {
  it('says the same as the schema of its rules of whatever comes, and of what is wrong the same place (DATA-21, DATA-22, DATA-23)', () => {
    let [good, bad] = [0, 0];
    fc.assert(
      fc.property(fc.oneof({ weight: 20, arbitrary: activity }, { weight: 1, arbitrary: odd }), (body) => {
        const found = told(() => readActivity('tree', body));
        expect(found).toEqual(told(() => decode('tree', schema, body)));
        if ('value' in found) good += 1;
        else bad += 1;
      }),
      { numRuns: 3000 },
    );
    // Neither kind is a rarity in what was tried.
    expect(Math.min(good, bad)).toBeGreaterThan(300);
  });

  it('names what is missing deep in a tree', () => {
    const part = (more: object) => ({ id: 'p', activityPathId: 'w', childActivity: { id: 'a', name: 'A', ...more } });
    const ask = (body: unknown) => told(() => readActivity('tree', body));
    expect(ask({ id: 'r', name: 'R', children: [part({}), part({ children: [part({ name: 7 })] })] })).toMatchObject({
      code: 'bad_reply',
      field: 'children.1.childActivity.children.0.childActivity.name',
    });
    expect(ask({ id: 'r', name: 'R', children: [part({}), { ...part({}), childActivity: null }] })).toMatchObject({
      field: 'children.1.childActivity',
    });
    expect(ask({ id: 'r', name: 'R', children: {} })).toMatchObject({ field: 'children' });
    expect(ask('R')).toMatchObject({ code: 'bad_reply', field: '' });
  });

  it('keeps the other parts of a list where one is wrong (DATA-23)', () => {
    const good = { id: 'p', activityPathId: 'w', childActivity: { id: 'a', name: 'A' } };
    const { items } = activityChildren.read({
      data: [good, { ...good, id: 'q', activityPathId: 7 }, { ...good, childActivity: {} }, null],
    });
    expect(items.map((item) => ('unreadable' in item ? `${item.id}: ${item.field}` : item.id))).toEqual([
      'p',
      'q: data[1].activityPathId',
      'p: data[2].childActivity.id',
      'unreadable-3: data[3].',
    ]);
  });
});
