// Leaving a course: what is sent, what is kept of it, and what is asked for again (LEAVE-3, LEAVE-4).
import { QueryClient } from '@tanstack/query-core';
import { describe, expect, it, vi } from 'vitest';
import { leaveCourse } from '../../../src/data/enrolment/leaveCourse.ts';
import { leaveMemory } from '../../../src/data/enrolment/leaveMemory.ts';
import { sendFirst } from '../../../src/data/enrolment/unsentWork.ts';
import type { RuntimePort } from '../../../src/port/port.ts';
import { createStorage } from '../../../src/storage/createStorage.ts';
import { memoryArea } from '../runtime/fakeBrowser.ts';

const area = memoryArea();
const storage = () => createStorage({ area: () => area, report: vi.fn() });
const input = { objectiveId: 'o1', aggregateId: 'g1', reason: 'noTime', comment: 'Later.' } as const;

describe('leaving', () => {
  it('sends reason and comment under the id of the wish', async () => {
    const send = vi.fn(async () => null);
    await leaveCourse.run({ send } as unknown as RuntimePort, input, 'id-1');
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ name: 'course.leave' }), {
      body: { id: 'id-1', aggregateId: 'g1', reason: 'noTime', comment: 'Later.' },
    });
    expect(leaveCourse.wish(input)).toBe(leaveCourse.wish({ ...input, reason: null }));
  });

  it('asks for lists, channels, what is unread and bookmarks again, and not yet for the course', async () => {
    const cache = new QueryClient();
    const keys = [['courses', 'enrolled'], ['channels'], ['unread'], ['savedParts', ''], ['course', 'o1']];
    for (const key of keys) cache.setQueryData(key, []);
    await leaveCourse.after({ cache } as unknown as RuntimePort, input);
    expect(keys.map((key) => cache.getQueryState(key)?.isInvalidated)).toEqual([true, true, true, true, false]);
  });
});

describe('LEAVE-4 what was said is repeated in the same words', () => {
  it('STORE-21 over a reload, until it is forgotten', () => {
    const words = { reason: 'other', comment: 'A line\nand another.' } as const;
    leaveMemory(storage().of('u1'), 'o1').set(words);
    expect(leaveMemory(storage().of('u1'), 'o1').get()).toEqual(words);
    expect(leaveMemory(storage().of('u2'), 'o1').get()).toEqual({ reason: null, comment: '' });
    leaveMemory(storage().of('u1'), 'o1').forget();
    expect(leaveMemory(storage().of('u1'), 'o1').get()).toEqual({ reason: null, comment: '' });
  });
  it.each(['', '{', 'null', '7', '{"reason":"bored","comment":7}'])(
    'what others wrote there is nothing: %j',
    (text) => {
      storage().of('u1').set('leaving:o1', text);
      expect(leaveMemory(storage().of('u1'), 'o1').get()).toEqual({ reason: null, comment: '' });
    },
  );
});

describe('LEAVE-2 work goes first', () => {
  const portOf = (send: () => Promise<boolean>) => ({ storage: storage(), outbox: vi.fn(async () => ({ send })) });
  it('where nothing waits, nothing is loaded', async () => {
    const port = portOf(async () => true);
    expect(await sendFirst(port as unknown as RuntimePort, 'u9', 'w1')).toEqual([]);
    expect(port.outbox).not.toHaveBeenCalled();
  });
  it('what was sent is not left, what was not is', async () => {
    const own = storage().of('u1');
    own.set('outbox:answer:w1:p1', '{}');
    own.set('outbox:answer:w1:p2', '{}');
    const port = portOf(async () => {
      own.remove('outbox:answer:w1:p1');
      return false;
    });
    expect(await sendFirst(port as unknown as RuntimePort, 'u1', 'w1')).toEqual([{ kind: 'answer', part: 'p2' }]);
  });
  it('where it cannot even be tried, all of it is left', async () => {
    const port = { storage: storage(), outbox: () => Promise.reject(new Error('no code')) };
    expect(await sendFirst(port as unknown as RuntimePort, 'u1', 'w1')).toHaveLength(1);
  });
});
