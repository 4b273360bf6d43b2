import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { emailAnswer } from '../../../src/contract/assessment/emailAnswer.ts';
import { isEnrolled } from '../calls/lists/catalogCondition.ts';
import { learner, notFound, param, route, type Deps } from '../calls/route.ts';
import { objectiveAccesses, objectives } from '../db/schema.ts';
import { mailAnswers, mailQuestions, mailResponses } from '../db/schemaQuestions.ts';

/**
 * The verdict on an answer that a learner chose in an e-mail (CALL-53, EMAIL-4); only for learners enrolled in its course. The request
 * itself stores the answer, and only a learner's first answer counts. A request during impersonation stores nothing.
 */
export function registerEmailAnswers(app: FastifyInstance, { db, clock }: Deps): void {
  route(app, emailAnswer, async (request) => {
    const { userId, impersonator } = learner(request);
    const [found] = await db
      .select({ answer: mailAnswers, question: mailQuestions })
      .from(mailAnswers)
      .innerJoin(mailQuestions, eq(mailQuestions.id, mailAnswers.questionId))
      .innerJoin(objectives, eq(objectives.id, mailQuestions.objectiveId))
      .innerJoin(objectiveAccesses, eq(objectiveAccesses.objectiveId, objectives.id))
      .where(and(eq(mailAnswers.id, param(request, 'answerId')), eq(objectiveAccesses.userId, userId), isEnrolled))
      .limit(1);
    if (!found) throw notFound('answer');
    const { answer, question } = found;
    if (!impersonator)
      await db
        .insert(mailResponses)
        .values({ userId, questionId: question.id, answerId: answer.id, at: new Date(clock.now()) })
        .onConflictDoNothing();
    return {
      id: answer.id,
      correct: answer.correct,
      question: question.text,
      text: answer.text,
      explanation: question.explanation || null,
      objectiveId: question.objectiveId,
    };
  });
}
