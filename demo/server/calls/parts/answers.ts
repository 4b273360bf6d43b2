import type { FastifyInstance } from 'fastify';
import { check, integer, maxLength, minValue, number, object, pipe, string, transform } from 'valibot';
import { answerOf, saveAnswer } from '../../../../src/contract/parts/answers.ts';
import { answerLimit } from '../../../../src/domain/tree/answer.ts';
import { workflowStates } from '../../../../src/domain/course/states.ts';
import type { TreeRow } from '../../../../src/domain/tree/flattenTree.ts';
import { isDone } from '../../../../src/domain/tree/partDone.ts';
import { LecternError } from '../../../../src/errors.ts';
import type { Db } from '../../db/openDb.ts';
import { answers } from '../../db/schemaDrafts.ts';
import { answerIn, asksAnswer, type AnswerRow } from './answerRows.ts';
import { checkOpen } from './checkOpen.ts';
import { unreadable } from '../mayRead.ts';
import { attachmentRule } from '../../work/attachmentRows.ts';
import { commentOn } from '../../work/comments.ts';
import { checked, learner, notFound, param, refused, route, type Deps } from '../route.ts';
import { loadRun, type LoadedRun } from './tree.ts';
import { checkTeam, isClosedTo } from '../../teams/checkTeam.ts';
import { lockTeams } from '../../teams/lockTeams.ts';
import { shareAnswer } from '../../teams/shareAnswer.ts';
import { teamOfRun } from '../../teams/teamRun.ts';
import { upToDate } from '../lists/upToDate.ts';

const draft = object({
  text: pipe(
    string(),
    maxLength(answerLimit, `At most ${answerLimit.toLocaleString('en-US')} characters.`),
    // The databases cannot store this character.
    check((text) => !text.includes('\0'), 'The character NUL cannot be kept.'),
    // Half of a surrogate pair is replaced as the database would replace it, so that the same text compares as equal later.
    transform((text) => Buffer.from(text, 'utf8').toString('utf8')),
  ),
  base: pipe(number(), integer(), minValue(0)),
});
// In bytes: enough for the longest text with each character as an escape of JSON.
const bodyLimit = answerLimit * 6 + 1024;

/** An answer as it is sent to its learner. The grader's comment comes with the result, and not before (GRADING-5, GRADING-7). */
async function wire(db: Db, run: LoadedRun, row: TreeRow, kept: Omit<AnswerRow, 'workflowId' | 'axis'> | null) {
  return {
    text: kept?.text ?? '',
    version: kept?.version ?? 0,
    savedAt: kept?.savedAt ?? null,
    handedInAt: kept?.handedInAt ?? null,
    takesFiles: (await attachmentRule(db, row)) !== null,
    comment: run.workflow.state === workflowStates.finished ? await commentOn(db, run, row) : null,
  };
}

async function askingPart(db: Db, run: LoadedRun, activityPathId: string) {
  const row = run.rows.find(({ part }) => part.activityPathId === activityPathId);
  if (!row || !(await asksAnswer(db, row))) throw notFound('part that asks for an answer');
  return row;
}

/** Registers the calls for answers in parts that ask for one (SRV-27, CALL-57, CALL-58). Everything is the actor's own (PERM-6). */
export function registerAnswers(app: FastifyInstance, { db, clock }: Deps): void {
  route(app, answerOf, async (request) => {
    const userId = await upToDate({ db, clock }, request);
    const run = await loadRun(db, userId, param(request, 'id'), clock.now());
    const row = await askingPart(db, run, param(request, 'activityPathId'));
    const why = await unreadable(db, run, row, clock.now());
    if (why) throw new LecternError('forbidden', why);
    // `closed` is a field that Lectern adds: without it, learners find out only when they hand in.
    const closed = isClosedTo(await teamOfRun(db, run.workflow.id, row.part.axis), row);
    return { ...(await wire(db, run, row, await answerIn(db, run, row))), ...(closed && { closed }) };
  });

  route(
    app,
    saveAnswer,
    async (request) => {
      const { userId } = learner(request);
      const { text, base } = checked(draft, request.body);
      return db.transaction(async (tx) => {
        await lockTeams(tx, userId, param(request, 'id'));
        const run = await loadRun(tx, userId, param(request, 'id'), clock.now(), true);
        const row = await askingPart(tx, run, param(request, 'activityPathId'));
        const kept = await answerIn(tx, run, row);
        // A text that is stored already is never refused, even if the part is closed by now: the first reply may have been lost.
        if (text === (kept?.text ?? '')) return wire(tx, run, row, kept);
        if (kept?.handedInAt || isDone(row.part.child))
          throw refused(`"${row.part.child.name}" has already been handed in.`);
        const now = clock.now();
        await checkOpen({ db: tx, now }, run, row);
        await checkTeam(tx, run, row);
        if (base !== (kept?.version ?? 0)) {
          const message = 'Another text has been kept since: it would be lost.';
          throw new LecternError('conflict', message, { field: 'base', messages: { base: [message] } });
        }
        const fresh = { text, version: base + 1, savedAt: new Date(now), handedInAt: null };
        await tx
          .insert(answers)
          .values({ workflowId: run.workflow.id, axis: row.part.axis, ...fresh })
          .onConflictDoUpdate({ target: [answers.workflowId, answers.axis], set: fresh });
        await shareAnswer(tx, run, row, fresh);
        return wire(tx, run, row, fresh);
      });
    },
    { bodyLimit },
  );
}
