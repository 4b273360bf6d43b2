// What a team handed in is graded once (TEAM-13).
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { objectiveAccesses } from '../../../demo/server/db/schema.ts';
import { activityWorkflows, objectiveRecords, objectiveWorkflows } from '../../../demo/server/db/schemaRuns.ts';
import { groupMembers } from '../../../demo/server/db/schemaTeams.ts';
import { submitObjectiveWorkflow } from '../../../src/contract/courses/objectiveWorkflows.ts';
import type { Learner } from '../support/academy.ts';
import { teamCourse } from '../support/teamCourse.ts';

const {
  academy,
  db,
  juno,
  kofi,
  leila,
  course,
  morning,
  idOf,
  begin,
  runOf,
  place,
  start,
  write,
  finish,
  stateOf,
  reset,
} = await teamCourse();
const [case_, report, alone] = ['Read the case', 'Write one report', 'What the other one saw'];

beforeEach(reset);

describe('grading (TEAM-13)', () => {
  const gradePath = (who: Learner) => `/teach/grading/${runOf(who)}`;
  const hidden = (text: string, name: string) => new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(text)?.[1] ?? '';
  async function press(who: Learner, step: string, score?: string) {
    const { text } = await leila.send(gradePath(who));
    const fields = [...text.matchAll(/name="([0-9a-f-]{36})"\s+inputmode/g)].map(([, name]) => [
      name ?? '',
      score ?? '',
    ]);
    return leila.send(gradePath(who), {
      method: 'POST',
      headers: { origin: academy.origin },
      body: new URLSearchParams({
        token: hidden(text, 'token'),
        version: hidden(text, 'version'),
        step,
        ...(score !== undefined && Object.fromEntries(fields)),
      }),
    });
  }
  /** Does the whole course; the third part alone, so that it is the learner's own. */
  async function handInCourse(who: Learner): Promise<void> {
    await start(who, case_);
    await finish(who, case_);
    await start(who, alone, null);
    await write(who, alone, 'Mine', 0);
    await finish(who, alone);
    await start(who, 'Before you go', null);
    await finish(who, 'Before you go');
    await who.ask(submitObjectiveWorkflow, { body: { id: runOf(who) } });
  }
  const recordOf = async (who: Learner) =>
    (
      await db
        .select()
        .from(objectiveRecords)
        .where(eq(objectiveRecords.workflowId, runOf(who)))
    )[0] ?? null;
  const partScore = async (who: Learner, name: string) => {
    const { row } = await place(who, name);
    const [run] = await db
      .select()
      .from(activityWorkflows)
      .where(and(eq(activityWorkflows.workflowId, runOf(who)), eq(activityWorkflows.axis, row.part.axis)));
    return run?.normalizedScore ?? null;
  };

  it('names the team, gives its score to all who handed it in, once, and hides it until it is given', async () => {
    for (const who of [juno, kofi]) await start(who, report);
    await write(juno, report, 'Ours', 0);
    await finish(juno, report);
    await handInCourse(juno);
    expect((await leila.send(gradePath(juno))).text).toContain('Written by the team Morning pair');
    expect((await press(juno, 'begin')).status).toBe(303);
    expect((await press(juno, 'grade', '80')).status).toBe(303);
    expect([await partScore(juno, report), await partScore(kofi, report)]).toEqual([0.8, 0.8]);
    // His own part was not graded with it.
    expect(await partScore(kofi, alone)).toBeNull();
    expect((await place(kofi, report)).row.part.child.aggregate.bestActivityRecord).toBeNull();
    expect((await press(juno, 'approve')).status).toBe(303);
    expect((await press(juno, 'give')).status).toBe(303);
    expect(await stateOf(kofi, report)).toBe('finished');
    expect((await place(kofi, report)).row.part.child.aggregate.bestActivityRecord?.normalizedScore).toBe(0.8);
    expect((await recordOf(juno))?.normalizedScore).toBeCloseTo(0.8);
    await handInCourse(kofi);
    expect((await leila.send(gradePath(kofi))).text).toContain('80%');
  });
  it('a score that is only written down does not grade the other by itself', async () => {
    for (const who of [juno, kofi]) await start(who, report);
    await write(juno, report, 'Ours', 0);
    await finish(juno, report);
    await handInCourse(juno);
    await press(juno, 'begin');
    await press(juno, 'grade', '60');
    await handInCourse(kofi);
    const [run] = await db
      .select()
      .from(objectiveWorkflows)
      .where(eq(objectiveWorkflows.id, runOf(kofi)));
    expect(run?.gradeAt).toBeNull();
  });
  it('nobody grades what their own team handed in (GRADING-1)', async () => {
    const ines = idOf('ines');
    await db
      .insert(objectiveAccesses)
      .values({
        id: randomUUID(),
        userId: ines,
        objectiveId: course,
        objectiveAccessId: randomUUID(),
        aggregateId: randomUUID(),
        isMandatory: true,
      })
      .onConflictDoNothing();
    await db.insert(groupMembers).values({ groupId: morning, userId: ines });
    const own = await academy.as('ines');
    await begin(own);
    for (const who of [juno, own]) await start(who, report);
    await write(juno, report, 'Ours', 0);
    await finish(juno, report);
    await handInCourse(juno);
    const browser = await academy.browser('ines');
    expect((await browser.send(gradePath(juno))).status).toBe(403);
    expect((await leila.send(gradePath(juno))).status).toBe(200);
  });
});
