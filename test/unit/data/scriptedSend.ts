import type { Call } from '../../../src/contract/wire/call.ts';

/** A call that was sent. */
export type Sent = readonly [name: string, input: Record<string, unknown>];

/**
 * Answers calls by a table of their names: each list one after the other, its last answer from then on. An error in it is thrown.
 * @param sent is told every call
 */
export const scriptedSend =
  (answers: () => Readonly<Record<string, unknown[]>>, sent: Sent[]) =>
  async (call: Call, input: Record<string, unknown>) => {
    sent.push([call.name, input]);
    const next = answers()[call.name];
    const answer = next && (next.length > 1 ? next.shift() : next[0]);
    if (answer instanceof Error) throw answer;
    return answer;
  };
