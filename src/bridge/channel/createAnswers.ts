import { LecternError } from '../../errors.ts';
import { checkPlain } from '../messages/checkPlain.ts';
import { crossingCode } from '../messages/crossingCode.ts';
import { limits } from '../messages/limits.ts';
import { measure } from '../messages/measure.ts';
import type { Message } from '../messages/message.ts';
import type { Tools } from './tools.ts';

/** The answer to a message, without the fields that the channel adds. */
export type Answer = Pick<Message, 'kind' | 're' | 'body'>;

/** The answers to calls, by the ids of the calls. */
export interface Answers {
  /** The answer that was given, or is being made, for a call with this id; undefined for a new call. */
  readonly again: (id: string) => Promise<Answer> | undefined;
  readonly answer: (id: string, work: () => unknown) => Promise<Answer>;
  /** The answer to a call that failed: its code where that may be sent to the other side, else `internal` and an id (CHAN-3). */
  readonly failure: (id: string, cause: unknown) => Answer;
  readonly clear: () => void;
}

// Bytes that a reply has in addition to its body.
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
