import { asc, count, desc, eq, inArray } from 'drizzle-orm';
import { partsBelow } from '../calls/parts/partsBelow.ts';
import type { Db } from '../db/openDb.ts';
import { objectives } from '../db/schema.ts';
import { mailAnswers, mailQuestions, mailResponses } from '../db/schemaQuestions.ts';
import { uuidOf } from '../db/uuidOf.ts';

/** A part that a question can be about. */
export interface AskedModule {
  /** Ids of the parts down to it, joined by `/`. */
  readonly axis: string;
  readonly activityId: string;
  readonly activityPathId: string;
  readonly name: string;
  /** 0 for parts of the course itself. */
  readonly level: number;
}

/** A question as its instructor sees it. */
export interface AskedQuestion {
  readonly id: string;
  readonly text: string;
  readonly sent: Date;
  readonly answers: readonly { readonly text: string; readonly correct: boolean; readonly given: number }[];
}

/** A course with the parts that a question can be about, and the questions that were asked. */
export interface AskedCourse {
  readonly id: string;
  readonly name: string;
  readonly modules: readonly AskedModule[];
  readonly questions: readonly AskedQuestion[];
}

const [mostModules, mostQuestions] = [300, 50];

/** All courses by name, with the number of their questions. */
export const askedCourses = (db: Db) =>
  db
    .select({ id: objectives.id, name: objectives.name, questions: count(mailQuestions.id) })
    .from(objectives)
    .leftJoin(mailQuestions, eq(mailQuestions.objectiveId, objectives.id))
    .groupBy(objectives.id, objectives.name, objectives.nameSort)
    .orderBy(asc(objectives.nameSort), asc(objectives.id));

/** The parts of a course in reading order. */
async function modulesOf(db: Db, rootId: string): Promise<readonly AskedModule[]> {
  const { parts, children, placesIn } = await partsBelow(db, [rootId]);
  const found: AskedModule[] = [];
  const visit = (parentId: string, above: string, level: number) => {
    for (const place of placesIn.get(parentId) ?? []) {
      const [id, activityId, name] = [parts.id[place], children.id[place], children.name[place]];
      if (id === undefined || activityId === undefined || name === undefined || found.length >= mostModules) continue;
      const axis = above ? `${above}/${id}` : id;
      found.push({ axis, activityId, activityPathId: uuidOf(axis), name, level });
      visit(activityId, axis, level + 1);
    }
  };
  visit(rootId, '', 0);
  return found;
}

/** The questions that were asked in a course, the newest first, with how often each answer was given. */
async function questionsOf(db: Db, objectiveId: string): Promise<readonly AskedQuestion[]> {
  const questions = await db
    .select()
    .from(mailQuestions)
    .where(eq(mailQuestions.objectiveId, objectiveId))
    .orderBy(desc(mailQuestions.sent), desc(mailQuestions.id))
    .limit(mostQuestions);
  if (questions.length === 0) return [];
  const answers = await db
    .select({ answer: mailAnswers, given: count(mailResponses.userId) })
    .from(mailAnswers)
    .leftJoin(mailResponses, eq(mailResponses.answerId, mailAnswers.id))
    .where(
      inArray(
        mailAnswers.questionId,
        questions.map(({ id }) => id),
      ),
    )
    .groupBy(mailAnswers.id)
    .orderBy(asc(mailAnswers.order));
  return questions.map(({ id, text, sent }) => ({
    id,
    text,
    sent,
    answers: answers
      .filter(({ answer }) => answer.questionId === id)
      .map(({ answer, given }) => ({ text: answer.text, correct: answer.correct, given })),
  }));
}

/** One course; null if there is none with this id. */
export async function askedCourse(db: Db, id: string): Promise<AskedCourse | null> {
  const [found] = await db.select().from(objectives).where(eq(objectives.id, id));
  if (!found) return null;
  const [modules, questions] = await Promise.all([modulesOf(db, found.activityId), questionsOf(db, id)]);
  return { id, name: found.name, modules, questions };
}
