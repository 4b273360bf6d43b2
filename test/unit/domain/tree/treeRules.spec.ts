// Every rule of a part as the function judges it (LOCK-1 to LOCK-8, REASON-1 to REASON-9, ICON-1 to ICON-6, REVIEW-2 to REVIEW-6).
import { describe, expect, it } from 'vitest';
import { activityTree } from '../../../../src/contract/parts/activities.ts';
import { flattenTree } from '../../../../src/domain/tree/flattenTree.ts';
import { inheritConstraints } from '../../../../src/domain/tree/inheritConstraints.ts';
import { reasonOf, rulesOf, treeRuleCourses, treeRules, wireRules } from '../../../treeRules.ts';

const now = Date.UTC(2026, 10, 21, 10, 42);

describe.each(treeRuleCourses)('in a course that is %s', (course) => {
  const rows = flattenTree(inheritConstraints(activityTree.read(wireRules(course, now))), { now, course });
  it.each(rulesOf(course).map((rule, index) => [rule.rule, rule, rows[index]!] as const))(
    '%s',
    (_, { reason, icon }, row) => {
      expect({ reason: reasonOf(row), icon: row.icon, opens: row.verdict.opens, locked: row.verdict.locked }).toEqual({
        reason,
        icon,
        opens: reason === null,
        locked: reason !== null && reason !== 'draft',
      });
    },
  );
});

it('the table has a case for every rule of locks, reasons, icons and review of the tree', () => {
  const cited = new Set(treeRules.flatMap(({ rule }) => rule.match(/[A-Z]+-\d+/g) ?? []));
  const all = [
    ...Array.from({ length: 8 }, (_, index) => `LOCK-${index + 1}`),
    ...Array.from({ length: 9 }, (_, index) => `REASON-${index + 1}`),
    ...Array.from({ length: 6 }, (_, index) => `ICON-${index + 1}`),
    ...Array.from({ length: 5 }, (_, index) => `REVIEW-${index + 2}`),
  ];
  expect(all.filter((id) => !cited.has(id))).toEqual([]);
});
