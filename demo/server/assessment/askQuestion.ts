import { randomUUID } from 'node:crypto';
import type { Db } from '../db/openDb.ts';
import { mailAnswers, mailQuestions } from '../db/schemaQuestions.ts';
import type { AskedModule } from './askedCourse.ts';

/** A question that can be sent. */
export interface NewQuestion {
  readonly text: string;
  readonly explanation: string;
  readonly answers: readonly { readonly text: string; readonly correct: boolean }[];
  /** Null for the course as a whole. */
  readonly module: AskedModule | null;
}

/** Keeps a question. @returns its id */
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
  });
  return id;
}
