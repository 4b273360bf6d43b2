import { QueryClient, type InfiniteData } from '@tanstack/query-core';
import { expect, it } from 'vitest';
import type { CoursePage } from '../../../src/data/courses/courseItems.ts';
import { enrolledKey } from '../../../src/data/courses/keys.ts';
import { nextStepsKey } from '../../../src/data/courses/nextSteps.ts';
import { tellProgress } from '../../../src/data/courses/tellProgress.ts';
import type { NextSteps } from '../../../src/domain/course/nextSteps.ts';
import { access, workflow } from '../domain/course/access.ts';
import { part, tree } from '../domain/tree/treeFixture.ts';

const course = (id: string, progress = 0) =>
  access({ id, workflow: workflow({ id, progress }), parts: { done: 0, total: 4 } });
const root = tree(
  part({ id: 'a', children: [part({ id: 'a1', workflow: 'finished' }), part({ id: 'a2', workflow: 'submitted' })] }),
  part({ id: 'b', children: [part({ id: 'b1', workflow: 'finished' }), part({ id: 'b2' })] }),
);

it('LIST-17: the card and Continue of a run say what its tree says, and no other', () => {
  const cache = new QueryClient();
  const unreadable = { unreadable: true as const, id: 'x', field: 'name' };
  cache.setQueryData<InfiniteData<CoursePage>>([...enrolledKey, 'any'], {
    pages: [{ items: [course('run'), course('other'), unreadable], total: 3 } as CoursePage],
    pageParams: [0],
  });
  cache.setQueryData<NextSteps>(nextStepsKey, {
    resume: {
      access: course('run'),
      part: null,
      module: 1,
      modules: [
        { done: 0, total: 2 },
        { done: 0, total: 2 },
      ],
    },
    due: [],
  });
  tellProgress({ cache }, 'run', root);
  const [one, other, last] = cache.getQueryData<InfiniteData<CoursePage>>([...enrolledKey, 'any'])!.pages[0]!.items;
  const counted = {
    done: 3,
    total: 4,
    modules: [
      { done: 2, total: 2 },
      { done: 1, total: 2 },
    ],
  };
  const items = [one, other] as ReturnType<typeof course>[];
  expect(last).toBe(unreadable);
  expect(items.map(({ parts, aggregate }) => [parts, aggregate.lastObjectiveWorkflow?.progress])).toEqual([
    [counted, 0.75],
    [{ done: 0, total: 4 }, 0],
  ]);
  const { resume } = cache.getQueryData<NextSteps>(nextStepsKey)!;
  expect([resume?.access.parts, resume?.modules]).toEqual([counted, counted.modules]);
});

it('LIST-17: what the server has said of the progress is not taken back', () => {
  const cache = new QueryClient();
  cache.setQueryData<InfiniteData<CoursePage>>([...enrolledKey, 'any'], {
    pages: [{ items: [course('run', 0.9)], total: 1 } as CoursePage],
    pageParams: [0],
  });
  tellProgress({ cache }, 'run', root);
  const [item] = cache.getQueryData<InfiniteData<CoursePage>>([...enrolledKey, 'any'])!.pages[0]!.items as ReturnType<
    typeof course
  >[];
  expect(item?.aggregate.lastObjectiveWorkflow?.progress).toBe(0.9);
});
