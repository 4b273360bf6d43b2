// What a report of a tool or a package does to a run (LTI-22, DONE-2, SRV-14).
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { completeByReport, type PartReport } from '../../../demo/server/calls/parts/completeByReport.ts';
import { objectiveRecords, objectiveWorkflows, activityWorkflows } from '../../../demo/server/db/schemaRuns.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { workflowStates as states } from '../../../src/domain/course/states.ts';
import { startAcademy } from '../support/startAcademy.ts';
import { storedRun, type RunSketch } from '../support/storedRun.ts';

const academy = await startAcademy();
const { db } = academy;
const userId = uuidOf('user:nils');
const now = Date.now();

async function stored(sketch: RunSketch = {}) {
  const run = await storedRun(db, userId, { type: 'lti', scored: true, ...sketch });
  const report = (given: PartReport, axis = run.part, who = userId) =>
    db.transaction((tx) => completeByReport({ db: tx, userId: who, now }, run.run, axis, given));
  const part = async () => (await db.select().from(activityWorkflows).where(eq(activityWorkflows.id, run.partRun)))[0];
  const whole = async () => (await db.select().from(objectiveWorkflows).where(eq(objectiveWorkflows.id, run.run)))[0];
  return { ...run, report, part, whole };
}
const done = { completed: true, normalizedScore: 0.8 };

describe('LTI-22: a report on a part', () => {
  it('completes it with its score, and counts for the course', async () => {
    const { report, part, whole } = await stored();
    await report(done);
    expect(await part()).toMatchObject({ state: states.finished, normalizedScore: 0.8, passed: true });
    expect(await whole()).toMatchObject({ progress: 1, partsDone: 1, state: states.inProgress });
  });

  it.each([
    ['half of the points', { completed: true, normalizedScore: 0.5 }, true],
    ['less than that', { completed: true, normalizedScore: 0.49 }, false],
    ['less, and passed all the same', { completed: true, normalizedScore: 0.2, passed: true }, true],
    ['no score, and not passed', { completed: true, normalizedScore: null, passed: false }, false],
    ['no score', { completed: true, normalizedScore: null }, null],
  ] as const)('passed: %s', async (_name, given, passed) => {
    const { report, part } = await stored();
    await report(given);
    expect((await part())?.passed).toBe(passed);
  });

  it('leaves a part that is not scored without a score', async () => {
    const { report, part } = await stored({ scored: false });
    await report(done);
    expect(await part()).toMatchObject({ state: states.finished, normalizedScore: null });
  });

  it('that says nothing is done changes nothing', async () => {
    const { report, part, whole } = await stored();
    await report({ completed: false, normalizedScore: 0.3 });
    expect(await part()).toMatchObject({ state: states.inProgress, normalizedScore: null });
    expect((await whole())?.progress).toBe(0);
  });

  it('once done it stays done: a later one changes the score alone', async () => {
    const { report, part } = await stored();
    await report(done);
    await report({ completed: false, normalizedScore: 0.3 });
    expect(await part()).toMatchObject({ state: states.finished, normalizedScore: 0.3, passed: false });
    await report({ completed: true, normalizedScore: null });
    expect((await part())?.normalizedScore).toBe(0.3);
  });

  it('that a person has to grade first waits, in a course that was handed in too, until the grade comes', async () => {
    const { report, part, whole, run } = await stored();
    await report({ completed: true, normalizedScore: null, waits: true });
    expect(await part()).toMatchObject({ state: states.inGrading, normalizedScore: null });
    expect((await whole())?.progress).toBe(1);
    await db
      .update(objectiveWorkflows)
      .set({ state: states.submitted, submitted: new Date(now) })
      .where(eq(objectiveWorkflows.id, run));
    await report({ completed: true, normalizedScore: null, waits: true });
    expect((await whole())?.gradeAt).toBeNull();
    await report(done);
    expect(await part()).toMatchObject({ state: states.finished, normalizedScore: 0.8 });
    expect((await whole())?.gradeAt?.getTime()).toBe(now + 4000);
  });

  it('finds nothing for another learner, at another place, and for a course that has parts', async () => {
    const { report, part: partRun } = await stored();
    const wrong = [report(done, undefined, 'x'), report(done, 'nothing')];
    for (const one of wrong) await expect(one).rejects.toMatchObject({ code: 'not_found' });
    await expect(report(done, '')).rejects.toMatchObject({ code: 'not_found' });
    expect((await partRun())?.state).toBe(states.inProgress);
  });

  it('finds nothing where the part was not begun', async () => {
    const { report } = await stored({ partState: null });
    await expect(report(done)).rejects.toMatchObject({ code: 'not_found' });
  });

  it.each(['submitted', 'finished', 'graded'] as const)('is refused in a run that is %s', async (state) => {
    const { report, part } = await stored({ state });
    await expect(report(done)).rejects.toMatchObject({ code: 'conflict' });
    expect((await part())?.state).toBe(states.inProgress);
  });
});

describe('LTI-22: a course that is one part', () => {
  const course = async () => {
    const { aggregate } = await (await academy.as('pavel')).course('LAB 230');
    const run = aggregate.lastObjectiveWorkflow?.id ?? '';
    const report = (given: PartReport) =>
      db.transaction((tx) => completeByReport({ db: tx, userId: uuidOf('user:pavel'), now }, run, '', given));
    return { run, report };
  };

  it('waits for its grade, and is over with it: the result is in the record, in the course’s scale', async () => {
    const { run, report } = await course();
    await report({ completed: false, normalizedScore: 0.5 });
    const state = async () => (await db.select().from(objectiveWorkflows).where(eq(objectiveWorkflows.id, run)))[0];
    expect(await state()).toMatchObject({ state: states.inProgress });
    await report({ completed: true, normalizedScore: null, waits: true });
    expect(await state()).toMatchObject({ state: states.inGrading, finished: null });
    await report({ completed: true, normalizedScore: 0.9 });
    expect(await state()).toMatchObject({ state: states.finished, progress: 1 });
    const [record] = await db.select().from(objectiveRecords).where(eq(objectiveRecords.workflowId, run));
    expect(record).toMatchObject({ normalizedScore: 0.9, score: 45, maxScore: 50, passed: true });
    expect(record?.grade).not.toBeNull();
    await expect(report(done)).rejects.toMatchObject({ code: 'conflict' });
  });
});
