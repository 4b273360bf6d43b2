import { describe, expect, it, test } from 'vitest';
import { courseActions } from '../../../../src/domain/course/courseActions.ts';
import type { AccessMore } from './access.ts';
import { enrolmentStanding } from '../../../../src/domain/course/enrolmentStanding.ts';
import {
  proctoredRun,
  proctoringMismatch,
  type ProctoringSession,
} from '../../../../src/domain/proctoring/proctoringMismatch.ts';
import type { ActivityWorkflow } from '../../../../src/domain/course/workflow.ts';
import { access, now, record, workflow } from './access.ts';
import { actionCases } from './courseActionCases.ts';

// The table covers BTN-1 to BTN-9, AVAIL-1, AVAIL-2, REVIEW-1, STATE-17, LIST-5, ENROL-11 and ENROL-12. It runs over HTTP too, where the
// server decides: test/contract/course/startRules.spec.ts.
test.each(
  actionCases.map(([rule, given, actions, blockReason, situation = {}]) => ({
    rule,
    given,
    actions,
    blockReason,
    situation,
  })),
)('$rule', ({ given, actions, blockReason, situation }) => {
  const verdict = courseActions(access(given), { now, ...situation });
  expect(verdict.actions).toEqual(actions);
  expect(verdict.blockReason?.code ?? null).toBe(blockReason);
});

test.each<[rule: string, given: AccessMore, standing: string]>([
  ['LIST-3 self-enrolled', { isSelfEnrolled: true }, 'enrolled'],
  ['LIST-3 mandatory', { isSelfEnrolled: false, isMandatory: true }, 'enrolled'],
  ['LIST-3 with a workflow', { isSelfEnrolled: false, workflow: workflow() }, 'enrolled'],
  ['LIST-3 with a record', { isSelfEnrolled: false, record: record() }, 'enrolled'],
  ['LIST-4 in the catalog', { isSelfEnrolled: false, showInCatalog: true }, 'choosable'],
  [
    'LIST-4 a draft in the catalog',
    { isSelfEnrolled: false, showInCatalog: true, objective: { state: 'draft' } },
    'choosable',
  ],
  ['LIST-4 not shown in the catalog', { isSelfEnrolled: false }, 'neither'],
  ['LIST-4 archived', { isSelfEnrolled: false, showInCatalog: true, activity: { state: 'archived' } }, 'neither'],
])('%s', (_, given, standing) => {
  expect(enrolmentStanding(access(given))).toBe(standing);
});

describe('PROCT-1', () => {
  const run = (lastProctoringSessionId: string | null): ActivityWorkflow => ({
    id: 'root',
    state: 'inProgress',
    submitted: null,
    finished: null,
    lastProctoringSessionId,
  });
  const taken = (given: AccessMore, session: string | null = 's1') => {
    const made = access(given);
    return {
      ...made,
      aggregate: { ...made.aggregate, lastActivityWorkflow: given.workflow === null ? null : run(session) },
    };
  };
  const proctored: AccessMore = { objective: { proctored: true }, workflow: workflow() };
  const last = (id: string, state: ProctoringSession['state']): ProctoringSession => ({ id, state });
  it.each<[string, AccessMore, string | null, ProctoringSession | null, boolean]>([
    ['the session that the run names is under way', proctored, 's1', last('s1', 'created'), false],
    ['it is finished', proctored, 's1', last('s1', 'finished'), true],
    ['the last one is another', proctored, 's1', last('s2', 'created'), true],
    ['the last one is another and finished', proctored, 's1', last('s2', 'finished'), true],
    [
      'the activity is proctored',
      { activity: { proctored: true }, workflow: workflow() },
      's1',
      last('s1', 'finished'),
      true,
    ],
    ['nothing is proctored', { workflow: workflow() }, 's1', last('s1', 'finished'), false],
    [
      'the run is not in progress',
      { ...proctored, workflow: workflow({ state: 'submitted' }) },
      's1',
      last('s1', 'finished'),
      false,
    ],
    ['not started', { ...proctored, workflow: null }, 's1', last('s1', 'finished'), false],
    ['a missing id is no mismatch', proctored, null, last('s1', 'finished'), false],
    ['a 404 for the session is no mismatch', proctored, 's1', null, false],
  ])('%s', (_, given, session, found, mismatch) => {
    expect(proctoringMismatch(taken(given, session), found)).toBe(mismatch);
  });
  it('asks for a session where one decides, and nowhere else', () => {
    expect(proctoredRun(taken(proctored))).toEqual({ workflowId: 'w', activityWorkflowId: 'root', sessionId: 's1' });
    expect(proctoredRun(taken(proctored, null))).toBeNull();
    expect(proctoredRun(taken({ workflow: workflow() }))).toBeNull();
  });
});
