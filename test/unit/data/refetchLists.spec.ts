// What is asked for once a course has changed while no list is shown.
import { QueryClient } from '@tanstack/query-core';
import { expect, it, vi } from 'vitest';
import { coursesKey, enrolledKey, maxRefetchedPages } from '../../../src/data/courses/keys.ts';
import { refetchLists } from '../../../src/data/courses/refetchLists.ts';

const pages = (count: number) => ({
  pages: Array.from({ length: count }, () => ({ items: [], total: 0 })),
  pageParams: Array.from({ length: count }, (_, index) => index),
});

it('LIST-7: lists and what stands beside them are asked for again, but not the hundred pages of a list that was scrolled', async () => {
  const cache = new QueryClient();
  const asked: string[] = [];
  for (const [key, data] of [
    [[...enrolledKey, ''], pages(maxRefetchedPages)],
    [[...enrolledKey, 'keyword=a'], pages(maxRefetchedPages + 1)],
    [[...coursesKey, 'next'], { due: [] }],
    [['course', 'o'], {}],
  ] as const) {
    const queryFn = async () => {
      asked.push(key.join(' '));
      return data;
    };
    await cache.fetchQuery({ queryKey: key, queryFn });
  }
  asked.length = 0;
  refetchLists({ cache });
  const stale = () =>
    cache
      .getQueryCache()
      .findAll({ predicate: ({ state }) => state.isInvalidated })
      .map(({ queryKey }) => queryKey.join(' '));
  await vi.waitFor(() => expect(stale()).toEqual(['courses enrolled keyword=a']));
  expect(asked).toEqual(['courses enrolled ', 'courses next']);
});
