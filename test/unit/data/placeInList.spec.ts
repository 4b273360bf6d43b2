import { QueryClient } from '@tanstack/query-core';
import { expect, test } from 'vitest';
import { catalogKey, enrolledKey } from '../../../src/data/courses/keys.ts';
import { placeInList } from '../../../src/data/courses/placeInList.ts';
import { access } from '../domain/course/access.ts';

const page = (...ids: readonly string[]) => ({
  total: ids.length,
  items: ids.map((id) => (id === '?' ? { unreadable: true, id, field: 'id' } : access({ objective: { id } }))),
});

test('CARD-2: a course has the place of its card, over pages, in the list that was told last; else none', () => {
  const cache = new QueryClient();
  expect(placeInList(cache, 'a')).toBeNull();
  cache.setQueryData(
    [...enrolledKey, ''],
    { pages: [page('a', '?', 'b'), page('c')], pageParams: [0, 3] },
    { updatedAt: 1000 },
  );
  expect(['a', 'b', 'c', 'd'].map((id) => placeInList(cache, id))).toEqual([0, 2, 3, null]);
  cache.setQueryData([...catalogKey, ''], { pages: [page('b', 'a')], pageParams: [0] }, { updatedAt: 2000 });
  expect(['a', 'b', 'c'].map((id) => placeInList(cache, id))).toEqual([1, 0, 3]);
  // What the learner searched for since is what they saw last.
  cache.setQueryData([...enrolledKey, 'keyword=c'], { pages: [page('c')], pageParams: [0] }, { updatedAt: 3000 });
  expect(placeInList(cache, 'c')).toBe(0);
  cache.setQueryData([...enrolledKey, 'none'], undefined);
  expect(placeInList(cache, 'a')).toBe(1);
});
