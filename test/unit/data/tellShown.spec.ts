import { QueryClient } from '@tanstack/query-core';
import { describe, expect, it } from 'vitest';
import type { Call } from '../../../src/contract/wire/call.ts';
import { nextStepsKey } from '../../../src/data/courses/nextSteps.ts';
import { tellShown } from '../../../src/data/player/reading/tellShown.ts';
import type { ErrorCode } from '../../../src/errorCodes.ts';
import { LecternError } from '../../../src/errors.ts';
import type { RuntimePort } from '../../../src/port/port.ts';
import { part } from '../domain/tree/treeFixture.ts';

async function tell(path: Parameters<typeof tellShown>[2], failure?: ErrorCode) {
  const cache = new QueryClient();
  cache.setQueryData(nextStepsKey, {});
  const [sent, reported] = [[] as unknown[], [] as string[]];
  const send = (call: Call, input: object) => {
    sent.push([call.name, input]);
    return failure ? Promise.reject(new LecternError(failure, 'no')) : Promise.resolve(null);
  };
  await tellShown(
    { cache, send, host: { report: ({ code }: LecternError) => reported.push(code) } } as unknown as RuntimePort,
    'run',
    path,
  );
  return { sent, reported, old: cache.getQueryState(nextStepsKey)?.isInvalidated };
}

const module = part({ id: 'm', workflow: 'inProgress', children: [] });
const leaf = part({ id: 'p', workflow: 'finished' });

describe('tellShown (NEXT-7, CALL-18)', () => {
  it('names the runs along the path, and makes the next steps old', async () => {
    expect(await tell([module, leaf])).toEqual({
      sent: [
        [
          'activityWorkflow.update',
          { params: { id: 'run', activityWorkflowId: 'w-a-p' }, body: { activityWorkflowIds: ['w-a-m', 'w-a-p'] } },
        ],
      ],
      reported: [],
      old: true,
    });
  });
  it('says nothing of what is about to be started, which tells by itself (START-4)', async () => {
    expect((await tell([module, part()])).sent).toEqual([]);
    expect((await tell([part({ children: [] }), leaf])).sent).toEqual([]);
    expect((await tell([])).sent).toEqual([]);
  });
  it.each<[ErrorCode, string[]]>([
    ['offline', []],
    ['network', []],
    ['not_found', []],
    ['unauthorized', []],
    ['server_error', ['server_error']],
    ['bad_reply', ['bad_reply']],
  ])('%s is no failure of the page', async (code, reports) => {
    expect(await tell([leaf], code)).toMatchObject({ reported: reports, old: false });
  });
});
