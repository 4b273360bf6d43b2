import { randomUUID } from 'node:crypto';
import type { Db } from '../db/openDb.ts';
import { mailAnswers, mailQuestions } from '../db/schemaQuestions.ts';
import { learnersOf } from '../notices/learnersOf.ts';
import { tell } from '../notices/tell.ts';
import type { AskedModule } from './askedCourse.ts';

/** A question that can be sent. */
export interface NewQuestion {
  readonly text: string;
  readonly explanation: string;
  readonly answers: readonly { readonly text: string; readonly correct: boolean }[];
  /** Null for the course as a whole. */
  readonly module: AskedModule | null;
}

/**
 * Stores a question and tells it to the learners of the course, except its author, as they want to get announcements (EMAIL-5, NOTE-14).
 * @returns the id of the question
 */
export async function askQuestion(
  db: Db,
  objectiveId: string,
  { text, explanation, answers, module }: NewQuestion,
  { authorId, now }: { readonly authorId: string; readonly now: number },
): Promise<string> {
  const id = randomUUID();
  await db.transaction(async (tx) => {
    await tx.insert(mailQuestions).values({
      id,
      objectiveId,
      activityId: module?.activityId ?? '',
      activityPathId: module?.activityPathId ?? '',
      text,
      explanation,
      sent: new Date(now),
      authorId,
    });
    await tx
      .insert(mailAnswers)
      .values(answers.map((answer, order) => ({ ...answer, id: randomUUID(), questionId: id, order })));
    await tell(tx, now, async (part) =>
      (await learnersOf(part, objectiveId))
        .filter((userId) => userId !== authorId)
        .map((userId) => ({ userId, kind: 'announcement', key: id, objectiveId, data: { questionId: id } })),
    );
  });
  return id;
}
