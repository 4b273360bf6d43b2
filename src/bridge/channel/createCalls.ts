import type { ErrorCode } from '../../errorCodes.ts';
import { LecternError, type ErrorDetail } from '../../errors.ts';
import { limits } from '../messages/limits.ts';
import type { Fields } from '../messages/shape.ts';
import type { Tools } from './tools.ts';

interface Waiting {
  readonly reply: Fields;
  readonly resolve: (body: Record<string, unknown> | undefined) => void;
  readonly reject: (error: LecternError) => void;
  readonly stop: () => void;
}

/** The calls that wait for an answer. */
export interface Calls {
  /** @returns the answer; rejects with `timeout` after 10 s */
  readonly add: (id: string, name: string, reply: Fields) => Promise<Record<string, unknown> | undefined>;
  /** The fields of the reply that a call waits for; undefined where no call of this id waits. */
  readonly awaited: (id: unknown) => Fields | undefined;
  readonly settle: (id: unknown, body: Record<string, unknown>) => void;
  /** @returns whether a call waited for it */
  readonly fail: (id: unknown, code: ErrorCode, detail?: ErrorDetail) => boolean;
  readonly failAll: (code: ErrorCode) => void;
}

/** Keeps calls by id until they are answered, fail, or have waited for 10 s. */
export function createCalls({ after }: Pick<Tools, 'after'>): Calls {
  const waiting = new Map<unknown, Waiting>();

  function take(id: unknown): Waiting | undefined {
    const call = waiting.get(id);
    waiting.delete(id);
    call?.stop();
    return call;
  }

  function fail(id: unknown, code: ErrorCode, detail?: ErrorDetail): boolean {
    const call = take(id);
    call?.reject(new LecternError(code, `The other side of the frame: ${code}.`, detail));
    return call !== undefined;
  }

  return {
    add: (id, name, reply) =>
      new Promise((resolve, reject) =>
        waiting.set(id, {
          reply,
          resolve,
          reject,
          stop: after(limits.wait, () => fail(id, 'timeout', { call: name })),
        }),
      ),
    awaited: (id) => waiting.get(id)?.reply,
    settle: (id, body) => {
      const call = take(id);
      call?.resolve(Object.keys(call.reply).length > 0 ? body : undefined);
    },
    fail,
    failAll: (code) => {
      for (const id of [...waiting.keys()]) fail(id, code);
    },
  };
}
