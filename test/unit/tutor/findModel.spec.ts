// The knowledge model of a course, and the default one in its place (TUTOR-1).
import { QueryClient, QueryObserver } from '@tanstack/query-core';
import { describe, expect, it } from 'vitest';
import { modelQuery } from '../../../src/data/tutor/tutorQueries.ts';
import type { ErrorCode } from '../../../src/errorCodes.ts';
import { LecternError } from '../../../src/errors.ts';
import type { RuntimePort } from '../../../src/port/port.ts';

/** A port whose LMS answers the request for a model so, the last one again and again. */
function portOf(answers: readonly (ErrorCode | { readonly id: string })[], fallback: string | null = 'all') {
  let asked = 0;
  const port = {
    cache: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    send: async () => {
      const answer = answers[Math.min(asked++, answers.length - 1)]!;
      if (typeof answer === 'string') throw new LecternError(answer, answer);
      return answer.id;
    },
    host: { configuration: async () => ({ extensions: ['tutor'], defaultKnowledgeModelId: fallback }) },
  } as unknown as RuntimePort;
  /** The tutor is opened, answers, and is closed. */
  const open = async () => {
    const observer = new QueryObserver(port.cache, modelQuery(port, 'o1', 'a1'));
    const stop = observer.subscribe(() => undefined);
    await expect.poll(() => observer.getCurrentResult().fetchStatus).toBe('idle');
    const { data } = observer.getCurrentResult();
    stop();
    return data;
  };
  return { open, asked: () => asked };
}

describe('the model of a course', () => {
  it.each<[string, readonly (ErrorCode | { readonly id: string })[], readonly unknown[], number]>([
    ['is asked for once', [{ id: 'sta' }], ['sta', 'sta'], 1],
    ['that it has not is asked for once', ['not_found'], ['all', 'all'], 1],
    ['that the learner may not use is asked for once', ['forbidden'], ['all', 'all'], 1],
    ['that a fault kept away is asked for again', ['server_error', { id: 'sta' }], ['all', 'sta', 'sta'], 2],
    ['that did not arrive is asked for again', ['network', 'timeout', { id: 'sta' }], ['all', 'all', 'sta'], 3],
  ])('TUTOR-1 %s', async (_, answers, models, times) => {
    const { open, asked } = portOf(answers);
    const seen = [];
    for (const _model of models) seen.push(await open());
    expect([seen, asked()]).toEqual([models, times]);
  });
});
