// Who may leave a course, and how one comes back to it (LEAVE-1, LEAVE-2).
import { describe, expect, it } from 'vitest';
import { leaveRefusal, type LeaveRefusal } from '../../../../src/domain/course/leaveRefusal.ts';
import { workflowStates, type WorkflowState } from '../../../../src/domain/course/states.ts';
import { wayBack, type WayBack } from '../../../../src/domain/course/wayBack.ts';
import { access, day, now, record, workflow, type AccessMore } from './access.ts';

const mine: AccessMore = { isSelfEnrolled: true };
const running: AccessMore = { ...mine, workflow: workflow() };

describe('LEAVE-1 who may leave', () => {
  it.each<[string, AccessMore, LeaveRefusal | null]>([
    ['not started', mine, null],
    ['in progress', running, null],
    ['a draft, an archived one', { ...mine, objective: { state: 'archived' } }, null],
    ['not enrolled', { isSelfEnrolled: false }, 'notEnrolled'],
    ['not enrolled, and in the catalog', { isSelfEnrolled: false, showInCatalog: true }, 'notEnrolled'],
    ['mandatory', { ...mine, isMandatory: true }, 'mandatory'],
    ['mandatory, with a result', { ...mine, isMandatory: true, record: record() }, 'mandatory'],
    ['given by others, and begun', { isSelfEnrolled: false, workflow: workflow() }, 'assigned'],
    ['an imported result', { ...mine, record: record() }, 'hasResult'],
    ['in progress again, with an earlier result', { ...running, record: record() }, 'hasResult'],
    ['in grading by its proctor', { ...mine, workflow: workflow({ gradingByProctoring: true }) }, 'watched'],
    ['an examination that was begun', { ...running, objective: { proctored: true } }, 'watched'],
    ['one whose activity is watched', { ...running, activity: { proctored: true } }, 'watched'],
    ['an examination that was not begun', { ...mine, objective: { proctored: true } }, null],
  ])('%s', (_name, given, refusal) => {
    expect(leaveRefusal(access(given))).toBe(refusal);
  });

  it.each(Object.keys(workflowStates) as WorkflowState[])('a run that is %s', (state) => {
    const refusal = leaveRefusal(access({ ...mine, workflow: workflow({ state }) }));
    expect(refusal).toBe(state === 'inProgress' ? null : 'handedIn');
  });

  it('a session of a proctor that does not fit the run', () => {
    expect(leaveRefusal(access(running), { proctoringMismatch: true })).toBe('watched');
  });
});

describe('LEAVE-2 the way back', () => {
  const offered: AccessMore = { ...mine, showInCatalog: true };
  it.each<[string, AccessMore, boolean, WayBack]>([
    ['in the catalog', offered, true, 'catalog'],
    ['in the catalog, which is switched off', offered, false, 'invitation'],
    ['in no catalog', mine, true, 'invitation'],
    ['a day before its end', { ...offered, availabilityEndDate: now + day }, true, 'catalog'],
    ['at the very instant of its end', { ...offered, availabilityEndDate: now }, true, 'catalog'],
    ['a millisecond after it', { ...offered, availabilityEndDate: now - 1 }, true, 'never'],
    ['archived', { ...offered, objective: { state: 'archived' } }, true, 'never'],
    ['opens later', { ...offered, availabilityDate: now + day }, true, 'catalog'],
  ])('%s', (_name, given, catalog, way) => {
    expect(wayBack(access(given), { now }, catalog)).toBe(way);
  });
});
