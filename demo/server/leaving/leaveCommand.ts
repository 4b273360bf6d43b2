import { and, eq } from 'drizzle-orm';
import { check, maxLength, nullish, object, optional, picklist, pipe, string, transform } from 'valibot';
import { leaveCourse } from '../../../src/contract/courses/leaveCourse.ts';
import { leaveCommentLimit, leaveReasons } from '../../../src/domain/course/leaveReasons.ts';
import { leaveRefusal, type LeaveRefusal } from '../../../src/domain/course/leaveRefusal.ts';
import { pathOf } from '../../../src/domain/tree/flattenTree.ts';
import { stateOf } from '../../../src/domain/tree/partDone.ts';
import { commandOf, type CommandContext } from '../calls/command.ts';
import { clientId } from '../calls/courseCommands.ts';
import { accessOf, findAccess } from '../calls/lists/accesses.ts';
import { waitsForProctor } from '../calls/parts/proctoring.ts';
import { loadRun } from '../calls/parts/tree.ts';
import { notFound, reference, refused } from '../calls/route.ts';
import { objectiveAccesses } from '../db/schema.ts';
import { leavings } from '../db/schemaLeavings.ts';
import { objectiveWorkflows } from '../db/schemaRuns.ts';

/** Plain text as it is stored: without characters that no field can send, so that its length stays the checked one. */
const plain = (text: string) =>
  Buffer.from(text.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, ' '), 'utf8')
    .toString('utf8')
    .trim();

const body = pipe(
  object({
    id: clientId,
    aggregateId: optional(reference),
    objectiveAccessId: optional(reference),
    reason: nullish(picklist(leaveReasons), null),
    comment: optional(
      pipe(string(), maxLength(leaveCommentLimit, `At most ${leaveCommentLimit} characters.`), transform(plain)),
      '',
    ),
  }),
  check(
    ({ aggregateId, objectiveAccessId }) => aggregateId !== undefined || objectiveAccessId !== undefined,
    'Name the course by its aggregate or by its assignment.',
  ),
);

/** Each refusal in words for the learner. */
const words: Readonly<Record<LeaveRefusal, string>> = {
  notEnrolled: 'This course is not among your courses.',
  mandatory: 'This course is mandatory: it cannot be left.',
  assigned: 'This course was given to you: only whoever gave it to you can take it back.',
  hasResult: 'This course has a result, which stays: it cannot be left.',
  handedIn: 'This course has been handed in: it cannot be left.',
  watched: 'This examination is under way: it cannot be left.',
};

/** Whether an examination in a part of the run is under way: learners must not escape it by leaving the course (TUTOR-12). */
async function isWatched({ db, userId, now }: CommandContext, workflowId: string): Promise<boolean> {
  const { rows, proctored } = await loadRun(db, userId, workflowId, now);
  return (
    proctored ||
    rows.some((row) => stateOf(row.part.child) === 'inProgress' && pathOf(row).some(({ child }) => child.proctored))
  );
}

/**
 * Leaves a course that the learner has added by themselves (LEAVE-1, LEAVE-4). Their work in it is kept, and comes back when they add it
 * again. For a learner who has left already nothing changes, whichever tab sends the command.
 */
export const leave = commandOf({
  call: leaveCourse,
  inPerson: true,
  body,
  async run(context, { aggregateId, objectiveAccessId, reason, comment }) {
    const { db, userId, now } = context;
    const [own] = await db
      .select()
      .from(objectiveAccesses)
      .where(
        and(
          eq(objectiveAccesses.userId, userId),
          aggregateId === undefined ? undefined : eq(objectiveAccesses.aggregateId, aggregateId),
          objectiveAccessId === undefined ? undefined : eq(objectiveAccesses.objectiveAccessId, objectiveAccessId),
        ),
      );
    if (!own) throw notFound('course');
    // Locks the run first, as handing it in does, and then the course, as starting it does.
    if (own.lastWorkflowId)
      await db.select().from(objectiveWorkflows).where(eq(objectiveWorkflows.id, own.lastWorkflowId)).for('update');
    const [locked] = await db.select().from(objectiveAccesses).where(eq(objectiveAccesses.id, own.id)).for('update');
    if (locked?.lastWorkflowId !== own.lastWorkflowId)
      throw refused('This course has just changed in another window. Try again.');
    const done = { id: own.aggregateId };
    const found = await findAccess(db, userId, now, { id: own.id });
    if (!found) throw notFound('course');
    const access = accessOf(found);
    const refusal = leaveRefusal(access, { proctoringMismatch: await waitsForProctor(db, access) });
    if (refusal === 'notEnrolled') {
      const [before] = await db.select().from(leavings).where(eq(leavings.accessId, own.id));
      if (before && before.returnedAt === null) return done;
    }
    if (refusal) throw refused(words[refusal]);
    const { lastWorkflowId, lastOpenedAt, lastOpenedAxis } = locked;
    if (lastWorkflowId && (await isWatched(context, lastWorkflowId))) throw refused(words.watched);

    const leftAt = new Date(now);
    const kept = {
      leftAt,
      returnedAt: null,
      reason,
      comment,
      workflowId: lastWorkflowId,
      lastOpenedAt,
      lastOpenedAxis,
    };
    await db
      .insert(leavings)
      .values({ accessId: own.id, ...kept })
      .onConflictDoUpdate({ target: leavings.accessId, set: kept });
    await db
      .update(objectiveAccesses)
      .set({ isSelfEnrolled: false, lastWorkflowId: null, lastOpenedAt: null, lastOpenedAxis: null })
      .where(eq(objectiveAccesses.id, own.id));
    if (lastWorkflowId)
      await db.update(objectiveWorkflows).set({ leftAt }).where(eq(objectiveWorkflows.id, lastWorkflowId));
    return done;
  },
});
