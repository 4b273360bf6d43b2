import { and, desc, eq, isNull } from 'drizzle-orm';
import type { TutorCitation, TutorKind } from '../../../src/domain/tutor/tutor.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/openDb.ts';
import { tutorMessages } from '../db/schemaTutor.ts';
import { askModel } from './askModel.ts';
import type { EventStream } from '../http/stream/eventStream.ts';
import { answeringPassages, extractAnswer } from './extractAnswer.ts';
import type { Model } from './modelOf.ts';
import type { Found } from './searchIndex.ts';

/** A question with its context. */
export interface Asked {
  readonly id: string;
  readonly userId: string;
  readonly model: Model;
  readonly question: string;
  readonly found: readonly Found[];
  /** The learner works on a graded part. */
  readonly hints: boolean;
  /** Questions that are left today. */
  readonly left: number;
}

const longestAnswer = 12_000;
/** The longest time for a model's answer, in milliseconds. */
const longestTime = 90_000;
const longestExcerpt = 240;
/** The most earlier questions that a model receives again. */
const remembered = 4;

const cited = (found: readonly Found[]): readonly TutorCitation[] =>
  found.map(({ passage: { title, course, courseId, activityPathId, axis, anchor, text } }, at) => {
    const line = text.replace(/\s+/g, ' ');
    const excerpt = line.length > longestExcerpt ? `${line.slice(0, longestExcerpt)}…` : line;
    return { n: at + 1, title, course, courseId, activityPathId, axis, anchor, excerpt };
  });

/** Answers in the conversation so far, for a model; unfinished ones are left out. */
async function conversationOf(db: Db, { userId, model: { course } }: Asked) {
  const found = await db
    .select({ question: tutorMessages.question, answer: tutorMessages.answer })
    .from(tutorMessages)
    .where(
      and(
        eq(tutorMessages.userId, userId),
        course ? eq(tutorMessages.objectiveId, course.id) : isNull(tutorMessages.objectiveId),
        eq(tutorMessages.state, 'done'),
        eq(tutorMessages.kind, 'model'),
      ),
    )
    .orderBy(desc(tutorMessages.asked))
    .limit(remembered);
  return found.toReversed();
}

/** The kind of answer, by the found passages and the settings (TUTOR-7, TUTOR-13). */
function kindOf({ found, hints }: Asked, service: unknown): TutorKind {
  if (found.length === 0) return 'nothing';
  if (service) return 'model';
  return hints ? 'hint' : 'search';
}

/** Answers a question as events (TUTOR-9), and stores the answer as far as it came. */
export async function answerQuestion(
  db: Db,
  { service }: Config['tutor'],
  asked: Asked,
  stream: EventStream,
): Promise<void> {
  const { id, userId, question, model, hints, left } = asked;
  const kind = kindOf(asked, service);
  const found = kind === 'model' ? asked.found : answeringPassages(asked.found);
  const citations = cited(found);
  const keep = (set: Partial<typeof tutorMessages.$inferInsert>) =>
    db
      .update(tutorMessages)
      .set(set)
      .where(and(eq(tutorMessages.id, id), eq(tutorMessages.userId, userId)));
  let answer = '';
  const say = (text: string) => {
    answer += text;
    stream.send('delta', { text });
  };
  /** Answers by search, in the words of the course. */
  const quote = (own: 'search' | 'hint' | 'nothing', from: readonly Found[]) => {
    if (own === 'search') for (const text of extractAnswer(question, from)) say(text);
  };
  const begin = (own: TutorKind, all: readonly TutorCitation[]) => {
    stream.send('answer', { id, kind: own, left });
    stream.send('citations', all);
  };
  const finish = async (own: TutorKind, all: readonly TutorCitation[]) => {
    const state = stream.gone.aborted ? 'stopped' : 'done';
    await keep({ kind: own, citations: all, answer: answer.slice(0, longestAnswer), state });
    stream.send('done', {});
  };
  if (kind !== 'model' || !service) {
    begin(kind, citations);
    quote(kind === 'model' ? 'search' : kind, found);
    return finish(kind, citations);
  }
  try {
    const before = await conversationOf(db, asked);
    const inTime = AbortSignal.any([stream.gone, AbortSignal.timeout(longestTime)]);
    for await (const text of askModel(service, { question, found, before, prompt: model.prompt, hints }, inTime)) {
      if (!answer) begin('model', citations);
      say(text);
      if (answer.length > longestAnswer) break;
    }
    if (!answer) throw new Error('The model said nothing.');
    return await finish('model', citations);
  } catch (error) {
    if (!stream.gone.aborted)
      console.error('The tutor’s language model failed:', error instanceof Error ? error.message : error);
    if (answer || stream.gone.aborted) {
      const state = stream.gone.aborted ? 'stopped' : 'failed';
      await keep({ kind: 'model', citations, answer: answer.slice(0, longestAnswer), state });
      stream.send('error', { code: 'network', message: 'The answer broke off.' });
      return;
    }
    // The model has said nothing yet: the answer comes from the course itself.
    const [own, from] = [hints ? 'hint' : 'search', answeringPassages(found)] as const;
    begin(own, cited(from));
    quote(own, from);
    return finish(own, cited(from));
  }
}
