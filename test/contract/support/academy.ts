import { expect } from 'vitest';
import { address } from '../../../src/contract/wire/address.ts';
import type { Call, CallInput } from '../../../src/contract/wire/call.ts';
import { objectiveAccesses, objectiveAccessOf } from '../../../src/contract/courses/objectiveAccesses.ts';
import type { ObjectiveAccess } from '../../../src/domain/course/course.ts';
import { createBrowser } from './browser.ts';

/** A reply as a client gets it. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  // The test checks what the server sends.
  readonly body: Record<string, unknown> & {
    readonly error?: { readonly code: string; readonly message: string; readonly fields?: Record<string, string[]> };
  };
}

/** People of a running portal; they sign in as in a browser. */
export function learnersOf(portal: { readonly origin: string }) {
  /** A browser in which this person is signed in. */
  async function browser(username: string | null) {
    const one = createBrowser(portal.origin);
    if (username) await one.signIn(username);
    return one;
  }

  async function as(username: string | null) {
    const own = await browser(username);
    const send = async (method: string, path: string, body?: unknown, prefer?: string): Promise<Reply> => {
      const page = await own.send(path, {
        method,
        headers: {
          'accept': 'application/json',
          'origin': portal.origin,
          'x-requested-with': 'XMLHttpRequest',
          ...(prefer && { prefer }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: page.status, headers: page.headers, body: JSON.parse(page.text || '{}') as Reply['body'] };
    };
    const learner = {
      send,
      /** Sends a call of the contract. */
      call: <I extends CallInput>(call: Call<I>, input: I, prefer: string = call.prefer) =>
        send(call.method, address(call, input), input.body, prefer),
      /** Sends a call that has to succeed, and reads its reply as the client would. */
      async ask<I extends CallInput, O>(call: Call<I, O>, input: I): Promise<O> {
        const reply = await learner.call(call as Call<I>, input, 'respond-sync');
        expect(reply.status, JSON.stringify(reply.body)).toBe(200);
        return call.read(reply.body);
      },
      /** The course with this code, for this person. */
      async course(code: string): Promise<ObjectiveAccess> {
        const page = await learner.ask(objectiveAccesses, { query: { filter: ['objective.code', '=', code] } });
        const [found] = page.items;
        if (!found || !('objective' in found)) throw new Error(`${username} has no course ${code}`);
        return learner.ask(objectiveAccessOf, { params: { objectiveId: found.objective.id } });
      },
    };
    return learner;
  }
  return { as, browser };
}

export type Learner = Awaited<ReturnType<ReturnType<typeof learnersOf>['as']>>;
/** A browser, in which somebody may be signed in. */
export type Browser = Awaited<ReturnType<ReturnType<typeof learnersOf>['browser']>>;
