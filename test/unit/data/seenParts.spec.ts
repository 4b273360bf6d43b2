// Completion of a video by seeing: it is queued, and what is known is asked for again when it was sent (DONE-2, CMD-8).
import { QueryClient } from '@tanstack/query-core';
import { describe, expect, it, vi } from 'vitest';
import { playerKeys } from '../../../src/data/player/keys.ts';
import { queueSeen, seenBefore, seenPath, watchSeen } from '../../../src/data/player/reading/seenParts.ts';
import { mayQueue, mayWait } from '../../../src/features/player/content/mayQueue.ts';
import type { OutboxPort, RuntimePort, Settled } from '../../../src/port/port.ts';
import { createStorage } from '../../../src/storage/createStorage.ts';
import { memoryArea } from '../runtime/fakeBrowser.ts';

const part = (id: string, workflow: string | null, children: readonly object[] = []) => ({
  id,
  child: { aggregate: { lastActivityWorkflow: workflow && { id: workflow } }, children },
});
const tree = { children: [part('m', 'wm', [part('v', 'wv'), part('new', null)])] };
const run = { objectiveId: 'o1', workflowId: 'w1' };

function player(known = true) {
  const put = vi.fn();
  let tell: (settled: Settled) => void = () => undefined;
  const watch = vi.fn((listener: typeof tell) => ((tell = listener), () => undefined));
  const cache = new QueryClient();
  cache.setQueryData(playerKeys.tree('w1'), tree);
  const outdated = vi.spyOn(cache, 'invalidateQueries');
  const port = {
    cache,
    storage: createStorage({
      area: (
        (area) => () =>
          area
      )(memoryArea()),
      report: vi.fn(),
    }),
  } as unknown as RuntimePort;
  const store = { getState: () => (known ? put.mock.calls.map(([, , { key }]) => ({ key })) : []) };
  const outbox = { put, watch, store } as unknown as OutboxPort;
  return {
    put,
    watch,
    port,
    outbox,
    outdated,
    tell: (key: string) => tell({ waiting: { key }, reply: {}, error: null } as unknown as Settled),
  };
}

describe('a part that was seen to its end (DONE-2)', () => {
  it('is queued as data, under a key that names its part', () => {
    const { put, port, outbox } = player();
    expect(queueSeen(port, outbox, { ...run, path: ['m', 'v'] }, 'mira')).toBe(true);
    expect(put.mock.calls[0]!.slice(1)).toEqual([
      { body: { objectiveWorkflowId: 'w1', activityWorkflowIds: ['wm', 'wv'] } },
      { key: 'complete:w1:m/v', workflowId: 'w1', userId: 'mira', lapses: true },
    ]);
    expect(seenPath({ key: 'complete:w1:m/v' }, 'w1')).toEqual(['m', 'v']);
    expect([seenPath({ key: 'complete:w2:m/v' }, 'w1'), seenPath({ key: 'answer:w1:m' }, 'w1')]).toEqual([null, null]);
  });

  it('asks for the learner’s word where its run is not known', () => {
    const { put, port, outbox } = player();
    expect([['m', 'new'], ['gone']].map((path) => queueSeen(port, outbox, { ...run, path }, 'mira'))).toEqual([
      false,
      false,
    ]);
    port.cache.clear();
    expect(queueSeen(port, outbox, { ...run, path: ['m', 'v'] }, 'mira')).toBe(false);
    expect(put).not.toHaveBeenCalled();
  });

  it('asks for the learner’s word where nobody knows who is signed in, for it would be lost (CMD-13)', () => {
    const { port, outbox } = player(false);
    expect(queueSeen(port, outbox, { ...run, path: ['m', 'v'] }, 'mira')).toBe(false);
  });

  it('makes tree and course be asked for again when it was answered, once however often it is watched', () => {
    const { watch, port, outbox, outdated, tell } = player();
    expect(watchSeen(port, outbox, run)).toBe(watchSeen(port, outbox, run));
    expect(watch).toHaveBeenCalledTimes(1);
    tell('bookmark:w1:v');
    tell('complete:w2:v');
    expect(outdated).not.toHaveBeenCalled();
    tell('complete:w1:m/v');
    expect(outdated.mock.calls.map(([filter]) => filter!.queryKey)).toEqual([
      playerKeys.tree('w1'),
      playerKeys.course('o1'),
      ['courses'],
    ]);
  });

  it('is looked for where an earlier page left it', () => {
    const { port } = player();
    expect(seenBefore(port, 'u1', 'w1')).toBe(false);
    port.storage.of('u1').set('outbox:complete:w1:m/v', '{}');
    expect([seenBefore(port, 'u1', 'w1'), seenBefore(port, 'u1', 'w2'), seenBefore(port, 'u2', 'w1')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  const row = (type: string, more: { readonly timed?: boolean; readonly proctored?: boolean } = {}) =>
    ({
      part: {
        constraint: more.timed ? { gracePeriodUntil: 7 } : null,
        child: { type, proctored: more.proctored ?? false },
      },
    }) as unknown as Parameters<typeof mayQueue>[0];
  const course = (proctored = false, activity = false) => ({ proctored, activity: { proctored: activity } });
  it.each([
    ['a video', row('video'), course(), true],
    ['a text', row('text'), course(), false],
    ['an event', row('event'), course(), false],
    ['a timed video (CMD-8)', row('video', { timed: true }), course(), false],
    ['a proctored video (CMD-8)', row('video', { proctored: true }), course(), false],
    ['a video of a proctored course (CMD-8)', row('video'), course(true), false],
    ['a video of a course whose root is proctored (CMD-8)', row('video'), course(false, true), false],
    ['nothing', undefined, course(), false],
  ])('%s', (_name, given, of, queued) => {
    expect(mayQueue(given, of)).toBe(queued);
    // What was completed by word may wait too, where a video might (CMD-13).
    const other = given && { part: { ...given.part, child: { ...given.part.child, type: 'video' as const } } };
    expect(mayWait(given, of)).toBe(mayQueue(other, of));
  });
});
