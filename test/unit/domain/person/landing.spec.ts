import { describe, expect, it } from 'vitest';
import { initials } from '../../../../src/domain/person/initials.ts';
import { isLearnerOnly } from '../../../../src/domain/person/isLearnerOnly.ts';
import { landing } from '../../../../src/domain/course/landing.ts';
import { permits } from '../../../../src/domain/person/permits.ts';

const create = { name: 'ObjectiveWorkflow.Create' };
const scoped = { name: 'ObjectiveWorkflow.Create', scope_id: 's1' };

describe('permissions', () => {
  it.each([
    ['PERM-3 nothing required', [], [], 'all', true],
    ['PERM-1 held', [create], [create], 'all', true],
    ['PERM-1 other name', [create], [{ name: 'Research.Access' }], 'all', false],
    ['PERM-2 null is absent', [{ ...create, scope_id: null }], [create], 'all', true],
    ['PERM-2 requirement without scope, entry with', [scoped], [create], 'all', false],
    ['PERM-2 requirement with scope, entry without', [create], [scoped], 'all', false],
    ['PERM-2 same scope', [scoped], [scoped], 'all', true],
    ['PERM-2 other scope', [scoped], [{ ...scoped, scope_id: 's2' }], 'all', false],
    ['PERM-1 another key differs', [{ ...create, resource: 'a' }], [{ ...create, resource: 'b' }], 'all', false],
    ['PERM-1 another key is missing', [create], [{ ...create, resource: 'a' }], 'all', false],
    ['PERM-1 all keys agree', [{ ...create, resource: 'a', level: 2 }], [{ ...create, resource: 'a' }], 'all', true],
    ['PERM-1 no name, other keys agree', [{ code: 'x' }], [{ code: 'x' }], 'all', true],
    ['PERM-2 undefined is absent', [{ ...create, scope_id: null }], [{ ...create, scope_id: undefined }], 'all', true],
    ['PERM-3 all of two, one held', [create], [create, scoped], 'all', false],
    ['PERM-3 any of two, one held', [create], [create, scoped], 'any', true],
    ['PERM-3 any of none held', [], [create, scoped], 'any', false],
  ] as const)('%s', (_, held, required, strategy, verdict) => {
    expect(permits(held, required, strategy)).toBe(verdict);
  });
});

describe('landing', () => {
  it.each([
    [
      'PERM-4 research only',
      { permissions: [], features: ['Platform.Research'] },
      '/teach',
      '',
      { kind: 'leave', url: '/platform' },
    ],
    [
      'PERM-4 both platform features, may learn',
      { permissions: [create], features: ['Platform.Research', 'Platform.KnowledgeModels'] },
      null,
      '',
      { kind: 'leave', url: '/platform' },
    ],
    [
      'PERM-4 with a feature of the LMS',
      { permissions: [create], features: ['Platform.Research', 'LMS.APBundle'] },
      null,
      '',
      { kind: 'learner' },
    ],
    [
      'PERM-4 with any other licensed feature',
      { permissions: [create], features: ['Platform.Research', 'Classroom.Rooms'] },
      null,
      '',
      { kind: 'learner' },
    ],
    [
      'PERM-4 with another feature of the platform',
      { permissions: [create], features: ['Platform.KnowledgeModels', 'Platform.Other'] },
      null,
      '',
      { kind: 'learner' },
    ],
    ['PERM-5 may learn', { permissions: [create], features: [] }, null, '', { kind: 'learner' }],
    ['PERM-5 no node', { permissions: [], features: ['LMS'] }, null, '', { kind: 'forbidden' }],
    ['PERM-5 first node', { permissions: [], features: ['LMS'] }, '/teach', '#top', { kind: 'leave', url: '/teach' }],
    [
      'PERM-5 chat hash kept',
      { permissions: [], features: ['LMS'] },
      '/teach',
      '#chat/1',
      { kind: 'leave', url: '/teach#chat/1' },
    ],
  ] as const)('%s', (_, user, node, hash, verdict) => {
    expect(landing(user, node, hash)).toEqual(verdict);
  });
});

describe('people', () => {
  it.each([
    ['ERR-2, AUD-2 one role', ['Learner'], true],
    ['ERR-2, AUD-2 two roles', ['Learner', 'Instructor'], false],
    ['ERR-2 another role', ['Author'], false],
    ['ERR-2 no role', [], false],
  ] as const)('%s', (_, roles, verdict) => {
    expect(isLearnerOnly({ roles })).toBe(verdict);
  });

  it.each([
    ['Mira', 'Okafor', 'MO'],
    ['ميرا', 'عثمان', 'مع'],
    ['', 'Okafor', 'O'],
    ['', '', ''],
    ['नीला', 'क', 'नीक'],
  ])('initials of %j %j are %j', (first, last, letters) => {
    expect(initials(first, last)).toBe(letters);
  });
});
