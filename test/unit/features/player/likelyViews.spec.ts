import { describe, expect, it } from 'vitest';
import { likelyViews } from '../../../../src/features/player/shell/useViews.ts';

describe('the code that an address of a course asks for before its course is known', () => {
  it.each([
    ['ROUTE-3', 'courses', 'overview', ['overview']],
    ['ROUTE-5', 'courses', 'details', ['overview']],
    ['ROUTE-6', 'courses', 'content', ['content']],
    ['ROUTE-7', 'courses', 'workflow', ['content']],
    ['ROUTE-8', 'courses', 'review', ['content']],
    ['ROUTE-10, where it leads is known later', 'courses', 'redirect', ['overview', 'content']],
    ['ROUTE-12', 'catalog', 'overview', ['overview']],
    ['ROUTE-22', 'public', 'details', ['public']],
  ] as const)('%s: %s %s', (_, place, view, views) => {
    expect(likelyViews({ place, view })).toEqual(views);
  });
});
