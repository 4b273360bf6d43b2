// What is unread of each course, for all cards of a page at once (CARD-4, NOTE-6).
import { QueryClient } from '@tanstack/query-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { channelsOfLearner } from '../../../src/contract/notifications/channels.ts';
import type { Call } from '../../../src/contract/wire/call.ts';
import { unreadByCourse } from '../../../src/data/notifications/unreadByCourse.ts';
import { unreadKey } from '../../../src/data/player/unreadKey.ts';
import type { RuntimePort } from '../../../src/port/port.ts';

beforeEach(() => {
  const around = new EventTarget();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('addEventListener', around.addEventListener.bind(around));
  vi.stubGlobal('removeEventListener', around.removeEventListener.bind(around));
});
afterEach(() => vi.unstubAllGlobals());

const extensions = ['unreadCounts', 'notifications'];
function portOf(counts: Readonly<Record<string, number>>) {
  const cache = new QueryClient();
  const sent: string[] = [];
  const port = {
    cache,
    send: (call: Call) => {
      sent.push(call.name);
      if (call.name === 'channels.changes') return new Promise(() => undefined);
      return Promise.resolve(
        call.name === channelsOfLearner.name
          ? [
              { id: 'c1', objectiveId: 'one' },
              { id: 'c2', objectiveId: 'two' },
              { id: 'own', objectiveId: null },
            ]
          : counts,
      );
    },
    host: { configuration: async () => ({ extensions }) },
  } as unknown as RuntimePort;
  const store = unreadByCourse(port);
  return { port, cache, sent, store, shown: () => Object.fromEntries(store.getState()) };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('what is unread by course', () => {
  it.each([
    ['of courses that have some', { c1: 3, c2: 0 }, { one: { channelId: 'c1', count: 3 } }],
    ['the learner’s own channel belongs to no course', { own: 5 }, {}],
    ['what is no count of anything is none', { c1: -1, c2: 1.5 }, {}],
    ['a channel that nobody knows', { other: 2 }, {}],
  ])('CARD-4 %s', async (_what, counts, expected) => {
    const { store, shown } = portOf(counts);
    const end = store.subscribe(() => undefined);
    await settled();
    expect(shown()).toEqual(expected);
    end();
  });

  it('CARD-4 is asked for once, however many cards look, and told when it changes (NOTE-6)', async () => {
    const { store, sent, cache, shown } = portOf({ c1: 3 });
    const told = vi.fn();
    const ends = Array.from({ length: 30 }, () => store.subscribe(told));
    await settled();
    expect([...sent].sort()).toEqual(['channels.changes', 'channels.get', 'unreadCounts.get']);
    told.mockClear();
    cache.setQueryData(unreadKey, { c1: 3, c2: 1 });
    await settled();
    expect(told).toHaveBeenCalled();
    expect(shown()).toEqual({ one: { channelId: 'c1', count: 3 }, two: { channelId: 'c2', count: 1 } });
    for (const end of ends) end();
  });

  it('nothing is kept for the next who looks, who may be another person', async () => {
    const { store, shown } = portOf({ c1: 3 });
    const ends = [store.subscribe(() => undefined), store.subscribe(() => undefined)];
    await settled();
    ends[0]?.();
    expect(shown()).not.toEqual({});
    ends[1]?.();
    expect(shown()).toEqual({});
  });
});
