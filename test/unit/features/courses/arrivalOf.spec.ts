import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrivalAsked } from '../../../../src/features/courses/arrival/arrivalAsked.ts';
import { arrivalNames } from '../../../../src/features/courses/arrival/arrivalNames.ts';
import { arrivalOf, withoutArrival, type ArrivalRequest } from '../../../../src/features/courses/arrival/arrivalOf.ts';

describe('arrivalOf', () => {
  it.each<[rule: string, query: string, request: ArrivalRequest]>([
    [
      'ROUTE-31 ENROL-1',
      'occflow=addToMyCourses&objectiveId=o1',
      { kind: 'enrol', flow: 'addToMyCourses', objectiveId: 'o1' },
    ],
    [
      'ROUTE-31 ENROL-2',
      'objectiveId=o%201&occflow=startTheCourse&keyword=a',
      { kind: 'enrol', flow: 'startTheCourse', objectiveId: 'o 1' },
    ],
    [
      'ROUTE-31 with a fresh account',
      'selfRegistered=true&occflow=startTheCourse&objectiveId=o1',
      { kind: 'enrol', flow: 'startTheCourse', objectiveId: 'o1' },
    ],
    ['ENROL-10', 'selfRegistered=true', { kind: 'registered' }],
    ['ENROL-10', 'selfRegistered&collection=a', { kind: 'registered' }],
    ['ENROL-10 not without saying so', 'selfRegistered=false', { kind: 'nothing' }],
    ['ENROL-10 with a course and no flow', 'selfRegistered=true&objectiveId=o1', { kind: 'nothing' }],
    ['ROUTE-31 an unknown flow', 'occflow=deleteEverything&objectiveId=o1', { kind: 'nothing' }],
    ['ROUTE-31 a flow without a course', 'occflow=startTheCourse', { kind: 'nothing' }],
    ['ROUTE-31 a flow with an empty course', 'occflow=startTheCourse&objectiveId=', { kind: 'nothing' }],
  ])('%s: %s', (_, query, request) => {
    expect(arrivalOf(query)).toEqual(request);
  });
  it('ENROL-10 takes its own words from the address and leaves the others as they stand', () => {
    expect(withoutArrival('collection=a%2Cb&selfRegistered=true&keyword=x+y')).toBe('collection=a%2Cb&keyword=x+y');
    expect(withoutArrival('occflow=startTheCourse&objectiveId=1')).toBe('');
    expect(withoutArrival('selfRegistered')).toBe('');
    expect(withoutArrival('occ%66low=x&%E0%A4%A=1')).toBe('%E0%A4%A=1');
  });
  it('ENROL-15 never throws, and asks for nothing afterwards', () => {
    const name = fc.oneof(
      fc.constantFrom('occflow', 'objectiveId', 'selfRegistered', 'occ%66low', '%', 'keyword'),
      fc.string(),
    );
    const part = fc
      .tuple(name, fc.oneof(fc.constantFrom('startTheCourse', 'true', ''), fc.string()))
      .map(([one, value]) => `${one}=${value}`);
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        expect(arrivalOf(withoutArrival(parts.join('&')))).toEqual({ kind: 'nothing' });
      }),
    );
  });
});

it.each([...arrivalNames])('ROUTE-31 a list with %s in its query asks for an action', (name) => {
  expect(arrivalAsked.test(`${name}=1`)).toBe(true);
  expect(arrivalAsked.test(`keyword=a&${name}=1`)).toBe(true);
  expect(arrivalAsked.test(name)).toBe(true);
  expect(arrivalAsked.test(`${name}&keyword=a`)).toBe(true);
  expect(arrivalAsked.test(`keyword=${name}`)).toBe(false);
  expect(arrivalAsked.test(`${name}s`)).toBe(false);
});
