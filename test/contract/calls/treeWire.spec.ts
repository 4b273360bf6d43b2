// A tree is sent without what is not set or as usual, and read as if all of it were there (SRV-29, DATA-4, DATA-21).
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asciiJson } from '../../../demo/server/calls/asciiJson.ts';
import type { PartsBelow } from '../../../demo/server/calls/parts/partsBelow.ts';
import { treeWire } from '../../../demo/server/calls/parts/treeWire.ts';
import { decode } from '../../../src/contract/wire/decode.ts';
import { readActivity } from '../../../src/contract/parts/readActivity.ts';
import type { Activity, ActivityPart } from '../../../src/domain/tree/activity.ts';
import { activityTypes } from '../../../src/domain/course/states.ts';
import { activityPart } from '../../unit/contract/activitySchema.ts';

const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const flag = fc.boolean();
const date = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
const activity = fc.record({
  name: fc.string(),
  code: orNull(fc.string()),
  type: fc.integer({ min: 1, max: 6 }),
  resourceKind: fc.integer({ min: 0, max: 14 }),
  state: fc.integer({ min: 1, max: 4 }),
  duration: orNull(fc.nat()),
  supportReview: flag,
  presentationMode: fc.integer({ min: 0, max: 3 }),
  contentType: fc.integer({ min: 1, max: 7 }),
  displayMode: fc.integer({ min: 1, max: 3 }),
  preferredWidth: orNull(fc.nat()),
  preferredHeight: orNull(fc.nat()),
  supportMobileView: flag,
  supportCollaborativeMode: flag,
  supportPersonalMode: flag,
  supportLtiGrading: flag,
  imageUrl: orNull(fc.webUrl()),
  scored: flag,
  gradedByHand: flag,
  proctored: flag,
});
const part = fc.record({
  under: fc.nat(),
  order: fc.nat(),
  optional: flag,
  scoreWeight: fc.nat(),
  afterPrevious: flag,
  contentAvailable: flag,
  activityConstraint: orNull(
    fc.record(
      { due: date.map((at) => at.toISOString()), reviewPolicy: fc.integer({ min: 1, max: 3 }) },
      { requiredKeys: [] },
    ),
  ),
});
const run = fc.record({
  state: fc.integer({ min: 1, max: 6 }),
  started: date,
  submitted: orNull(date),
  finished: orNull(date),
  lastProctoringSessionId: orNull(fc.string()),
  normalizedScore: orNull(fc.double({ min: 0, max: 1, noNaN: true })),
  passed: orNull(flag),
});
const places = fc.array(fc.record({ activity, part, run: orNull(run) }), { maxLength: 12 });

const columns = <T extends object>(rows: readonly T[]) =>
  Object.fromEntries(Object.keys(rows[0] ?? {}).map((name) => [name, rows.map((row) => row[name as keyof T])]));

/** Each place below one before it, or below the root. */
function made(drawn: typeof places extends fc.Arbitrary<infer T> ? T : never) {
  const rows: {
    readonly parentId: string;
    readonly id: string;
    readonly childId: string;
    readonly axis: string;
    readonly at: (typeof drawn)[number];
  }[] = [];
  for (const [index, at] of drawn.entries()) {
    const above = rows[at.part.under % (index + 1)];
    rows.push({
      at,
      id: `p${index}`,
      childId: `a${index}`,
      parentId: above?.childId ?? 'root',
      axis: above ? `${above.axis}/p${index}` : `p${index}`,
    });
  }
  const placesIn = new Map<string, number[]>();
  rows.forEach(({ parentId }, place) => placesIn.set(parentId, [...(placesIn.get(parentId) ?? []), place]));
  const below = {
    parts: columns(rows.map(({ at, id, parentId, childId }) => ({ ...at.part, id, parentId, childId }))),
    children: columns(rows.map(({ at, childId }) => ({ ...at.activity, id: childId }))),
    placesIn,
  };
  return {
    rows,
    below: below as unknown as PartsBelow,
    runs: rows.flatMap(({ at, axis }) => (at.run ? [{ ...at.run, id: `run ${axis}`, workflowId: 'w', axis }] : [])),
  };
}

const all = (above: Activity): ActivityPart[] => above.children.flatMap((one) => [one, ...all(one.child)]);

it('is read as if all of it were sent', () => {
  let seen = 0;
  fc.assert(
    fc.property(activity, places, (root, drawn) => {
      const { rows, below, runs } = made(drawn);
      const sent = treeWire({ ...root, id: 'root' }, below, runs);
      const text = JSON.stringify(sent.children);
      expect(text).not.toMatch(/"(code|duration|imageUrl|preferredWidth|preferredHeight|submitted|finished)":null/);
      expect(text).not.toMatch(/"(lastActivityWorkflow|bestActivityRecord)":null/);
      expect(text).not.toMatch(/"proctored":false|"scored":|"supportMobileView":true/);
      const read = all(readActivity('tree', JSON.parse(JSON.stringify(sent))));
      expect(read.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort());
      for (const { at, id, childId, axis } of rows) {
        const found = read.find((one) => one.id === id)!;
        const own = runs.find((one) => one.axis === axis);
        const whole = {
          ...at.part,
          scoreWeight: at.activity.scored || at.activity.type === activityTypes.composite ? at.part.scoreWeight : 0,
          id,
          axis,
          available: found.available,
          activityPathId: found.activityPathId,
          childActivity: {
            ...at.activity,
            id: childId,
            children: [],
            activityWorkflowAggregate: {
              lastActivityWorkflow: own
                ? {
                    ...own,
                    submitted: own.submitted?.toISOString() ?? null,
                    finished: own.finished?.toISOString() ?? null,
                  }
                : null,
              bestActivityRecord: own && (own.passed !== null || own.normalizedScore !== null) ? own : null,
            },
          },
        };
        expect({ ...found, child: { ...found.child, children: [] } }).toEqual(
          decode('part', activityPart, JSON.parse(JSON.stringify(whole))),
        );
        seen += 1;
      }
    }),
    { numRuns: 300 },
  );
  expect(seen).toBeGreaterThan(300);
});

it('leaves out nothing that a part promises (DATA-4)', () => {
  const [drawn] = fc.sample(
    places.filter(({ length }) => length > 3),
    1,
  );
  const { below, runs } = made(drawn!);
  const [root] = fc.sample(activity, 1);
  const check = (above: ReturnType<typeof treeWire>) => {
    for (const one of above.children) {
      const sent = JSON.parse(JSON.stringify(one)) as Record<string, unknown>;
      for (const name of [
        'id',
        'order',
        'optional',
        'scoreWeight',
        'available',
        'contentAvailable',
        'activityPathId',
        'axis',
        'activityConstraint',
      ])
        expect(sent, name).toHaveProperty(name);
      for (const name of ['id', 'name', 'type', 'state', 'children', 'activityWorkflowAggregate'])
        expect(sent['childActivity'], name).toHaveProperty(name);
      check(one.childActivity);
    }
  };
  check(treeWire({ ...root!, id: 'root' }, below, runs));
});

describe('is written in ASCII alone (SRV-29)', () => {
  it('and reads as what was written, whatever its letters', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        expect(asciiJson(value)).toMatch(/^[ -\u007f]*$/);
        expect(JSON.parse(asciiJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { examples: [[{ ö: 'Sjögren’s', عنوان: '🫀\u007f\u0080\uffff' }]] },
    );
  });
});
