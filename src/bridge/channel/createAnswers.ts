import { LecternError } from '../../errors.ts';
import { checkPlain } from '../messages/checkPlain.ts';
import { crossingCode } from '../messages/crossingCode.ts';
import { limits } from '../messages/limits.ts';
import { measure } from '../messages/measure.ts';
import type { Message } from '../messages/message.ts';
import type { Tools } from './tools.ts';

/** The answer to a message, without its place in the channel. */
export type Answer = Pick<Message, 'kind' | 're' | 'body'>;

/** Answers of calls by their ids. */
export interface Answers {
  /** The answer that a call had, or is about to have. */
  readonly again: (id: string) => Promise<Answer> | undefined;
  readonly answer: (id: string, work: () => unknown) => Promise<Answer>;
  /** The answer to a call that failed: its code where that may cross, else `internal` and an id (CHAN-3). */
  readonly failure: (id: string, cause: unknown) => Answer;
  readonly clear: () => void;
}

// Bytes of a reply beside its body.
const ROOM = 1000;

/** Carries out each call once, and keeps the last answers (CHAN-5). */
export function createAnswers({ nonce, report }: Pick<Tools, 'nonce' | 'report'>): Answers {
  const kept = new Map<string, Promise<Answer>>();

  function failure(re: string, cause: unknown): Answer {
    if (cause instanceof LecternError && crossingCode(cause.code) === cause.code)
      return { kind: 'error', re, body: { code: cause.code } };
    const correlationId = nonce();
    report(correlationId, cause);
    return { kind: 'error', re, body: { code: 'internal', correlationId } };
  }

  async function carryOut(re: string, work: () => unknown): Promise<Answer> {
    try {
      const body = (await work()) ?? {};
      if (checkPlain(body) !== null || measure(body, limits.bytes) > limits.bytes - ROOM)
        throw new TypeError('An answer is plain data of 64 KB at most.');
      return { kind: 'reply', re, body };
    } catch (cause) {
      return failure(re, cause);
    }
  }

  return {
    again: (id) => kept.get(id),
    answer: (id, work) => {
      const answer = carryOut(id, work);
      kept.set(id, answer);
      const [oldest] = kept.keys();
      if (oldest !== undefined && kept.size > limits.replies) kept.delete(oldest);
      return answer;
    },
    failure,
    clear: () => kept.clear(),
  };
}
