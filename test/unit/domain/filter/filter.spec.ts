import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accessFields } from '../../../../src/domain/course/accessFields.ts';
import { allOf, parseFilter, type FilterExpression } from '../../../../src/domain/filter/filter.ts';
import { noId } from '../../../../src/domain/course/noId.ts';
import { matches } from '../../../../src/domain/filter/filterMatches.ts';
import { fold } from '../../../../src/domain/filter/fold.ts';
import { catalogFilter, enrolledFilter } from '../../../../src/domain/course/listMembership.ts';
import { LecternError } from '../../../../src/errors.ts';

const fits = (filter: FilterExpression, row: unknown) => matches(parseFilter(filter, accessFields), row);

describe('filters (SRV-7)', () => {
  it.each<[FilterExpression, boolean]>([
    [['objective.name', '=', 'STRASSE'], false],
    [['objective.name', '=', 'ÉTUDE'], true],
    [['objective.name', 'contains', 'tud'], true],
    [['objective.name', 'notcontains', 'tud'], false],
    [['objective.name', 'startswith', 'e'], true],
    [['objective.name', 'endswith', 'DE'], true],
    [['objective.name', '<', 'f'], true],
    [['objective.code', '=', null], true],
    [['objective.code', '<>', 'x'], true],
    [['objective.code', 'contains', ''], false],
    [['objective.code', 'notcontains', 'x'], true],
    [['objective.code', '<', 'x'], false],
    [['!', ['objective.code', '<', 'x']], true],
    [['termId', '=', noId], true],
    [['termId', 'in', ['a', noId]], true],
    [['objective.showcases.id', '=', 'b'], true],
    [['objective.showcases.id', '<>', 'b'], false],
    [['objective.showcases.id', 'in', ['x', 'a']], true],
    [['objective.showcases.id', '=', null], false],
    [['dueDate', '>=', '2026-01-01T01:00:00+01:00'], true],
    [['dueDate', '>', '2026-01-01T00:00:00Z'], false],
    [
      [
        ['isMandatory', '=', true],
        ['retake', '=', true],
      ],
      false,
    ],
    [[['isMandatory', '=', true], 'or', ['retake', '=', true]], true],
    [[['isMandatory', '=', true], 'AND', ['!', ['retake', '=', true]]], true],
  ])('%j is %s', (filter, expected) => {
    const objective = { name: 'Étude', code: null, showcases: [{ id: 'a' }, { id: 'b' }] };
    expect(
      fits(filter, { objective, termId: noId, isMandatory: true, retake: false, dueDate: '2026-01-01T00:00:00.000Z' }),
    ).toBe(expected);
  });

  it.each([
    [['nothing', '=', 1], 'nothing'],
    [['toString', '=', 1], 'toString'],
    [['isMandatory', 'contains', 'x'], 'isMandatory'],
    [['objective.name', '=', 7], 'objective.name'],
    [['objective.name', '=', ['x']], 'objective.name'],
    [['termId', 'in', 'x'], 'termId'],
    [['dueDate', '=', '300000-01-01'], 'dueDate'],
    [[['isMandatory', '=', true], 'xor', ['retake', '=', true]], 'filter'],
    [[['isMandatory', '=', true], 'and', ['retake', '=', true], 'or', ['retake', '=', true]], 'filter'],
    [['isMandatory', '='], 'filter'],
    [[], 'filter'],
    ['isMandatory', 'filter'],
    [Array.from({ length: 300 }, () => ['isMandatory', '=', true]), 'filter'],
    [['termId', 'in', Array.from({ length: 1001 }, () => 'x')], 'termId'],
  ])('%j is a typed error that names %s', (filter, field) => {
    const error = (() => {
      try {
        return parseFilter(filter, accessFields);
      } catch (thrown) {
        return thrown;
      }
    })();
    expect(error).toBeInstanceOf(LecternError);
    expect(error).toMatchObject({ code: 'bad_request', detail: { field } });
  });

  it('never throws anything else, whatever it is given', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        try {
          matches(parseFilter(value, accessFields), value);
        } catch (error) {
          expect(error).toBeInstanceOf(LecternError);
        }
      }),
    );
    let deep: unknown = ['isMandatory', '=', true];
    for (let depth = 0; depth < 5000; depth++) deep = ['!', deep];
    expect(() => parseFilter(deep, accessFields)).toThrow(LecternError);
  });

  it('are so long and no longer (SRV-56)', () => {
    const of = (count: number): FilterExpression =>
      Array.from({ length: count }, () => ['isMandatory', '=', true] as const).flatMap((test, index) =>
        index ? ['or', test] : [test],
      );
    const list = (count: number): FilterExpression => ['termId', 'in', Array.from({ length: count }, String)];
    for (const fit of [of(60), list(1000)]) expect(() => parseFilter(fit, accessFields)).not.toThrow();
    for (const more of [of(61), list(1001)]) expect(() => parseFilter(more, accessFields)).toThrow(LecternError);
  });

  it('join, leaving out what is absent', () => {
    const mandatory: FilterExpression = ['isMandatory', '=', true];
    expect(allOf(null, undefined)).toBeNull();
    expect(allOf(null, mandatory)).toBe(mandatory);
    expect(allOf(mandatory, null, ['retake', '=', true])).toEqual([mandatory, 'and', ['retake', '=', true]]);
  });
});

describe('folding (FILTER-14)', () => {
  it('changes nothing when done twice, and finds at least what the plain rule finds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(20), fc.nat(20), (text, from, length) => {
        expect(fold(fold(text))).toBe(fold(text));
        const part = [...text].slice(from, from + length).join('');
        expect(fold(text)).toContain(fold(part.toLowerCase()));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('lists', () => {
  const row = (changes: {
    mandatory?: boolean;
    self?: boolean;
    catalog?: boolean;
    workflow?: boolean;
    record?: boolean;
    state?: number;
    activity?: number;
  }) => ({
    isMandatory: changes.mandatory ?? false,
    showInCatalog: changes.catalog ?? false,
    objective: { state: changes.state ?? 2, activity: { state: changes.activity ?? 2 } },
    objectiveWorkflowAggregate: {
      isSelfEnrolled: changes.self ?? false,
      lastObjectiveWorkflow: changes.workflow ? { id: 'w' } : null,
      lastObjectiveRecord: changes.record ? { id: 'r' } : null,
    },
  });
  it.each([
    [{}, false, false],
    [{ catalog: true }, false, true],
    [{ mandatory: true }, true, false],
    [{ mandatory: true, catalog: true }, true, true],
    [{ self: true, catalog: true }, true, false],
    [{ workflow: true, catalog: true }, true, false],
    [{ record: true, catalog: true }, true, false],
    [{ mandatory: true, catalog: true, state: 4 }, false, false],
    [{ mandatory: true, catalog: true, activity: 4 }, false, false],
    [{ mandatory: true, state: 1 }, true, false],
  ])('%j: enrolled %s, catalog %s (LIST-3, LIST-4, LIST-5)', (changes, enrolled, catalog) => {
    expect([fits(enrolledFilter, row(changes)), fits(catalogFilter, row(changes))]).toEqual([enrolled, catalog]);
  });
});
