// Saved parts are read tolerantly (DATA-21, DATA-23, CALL-92, CALL-93).
import { describe, expect, it } from 'vitest';
import { savedPartsOf, savePart } from '../../../src/contract/parts/savedParts.ts';

const part = {
  objectiveId: 'o1',
  courseName: 'Course',
  code: 'C 1',
  workflowId: 'w1',
  activityPathId: 'p1',
  axis: ['m1', 'p1'],
  order: 4,
  name: 'Part',
  type: 5,
  ancestors: ['Module'],
  icon: 'done',
  reason: null,
  at: '2026-11-21T12:00:00Z',
};
const read = (more: object) => savedPartsOf.read({ parts: [{ ...part, ...more }] })[0];

describe('saved parts', () => {
  it('are read', () => {
    const at = Date.UTC(2026, 10, 21, 12);
    expect(read({})).toEqual({ ...part, type: 'video', resourceKind: 'none', at });
    expect(read({ resourceKind: 9 })).toEqual({ ...part, type: 'video', resourceKind: 'scorm', at });
  });
  it('what cannot be read is left out', () => {
    const broken = [null, 7, {}, { ...part, name: 7 }, { ...part, axis: 'm1' }];
    expect(savedPartsOf.read({ parts: [...broken, part] })).toHaveLength(1);
  });
  it.each([[null], [{}], [{ parts: 7 }]])('a wrong envelope is a failure: %j', (body) => {
    expect(() => savedPartsOf.read(body)).toThrow('savedParts.get');
  });
  it('what is missing is unset', () => {
    expect(
      read({ courseName: null, code: undefined, order: null, ancestors: 7, icon: 'odd', at: 'soon' }),
    ).toMatchObject({
      courseName: '',
      code: null,
      order: 0,
      ancestors: [],
      icon: null,
      at: null,
    });
  });
  it.each([
    [{ code: 'draft' }, { code: 'draft' }],
    [
      { code: 'beforeStartFrom', at: '2026-12-01T00:00:00Z' },
      { code: 'beforeStartFrom', at: Date.UTC(2026, 11, 1) },
    ],
    [
      { code: 'reviewHidden', why: 'inGrading' },
      { code: 'reviewHidden', review: { why: 'inGrading' } },
    ],
    [
      { code: 'reviewHidden', why: 'afterRevealingDate', at: null },
      { code: 'reviewHidden', review: { why: 'afterRevealingDate', at: null } },
    ],
    // A doubt about access locks.
    [{ code: 'beforeStartFrom' }, { code: 'serverSide' }],
    [{ code: 'tomorrow' }, { code: 'serverSide' }],
    ['locked', { code: 'serverSide' }],
    [undefined, null],
  ])('a reason: %j', (reason, expected) => {
    expect(read({ reason })?.reason).toEqual(expected);
  });
  it('what is kept is told by the answer to a wish', () => {
    expect(savePart.read({ saved: true, at: null })).toBe(true);
    expect(() => savePart.read({})).toThrow('savedPart.save');
  });
});
