import { useEffect } from 'react';
import type { Tag } from '../../index.ts';
import type { Page } from '../page.ts';

/** Elements with cards or rows that lead to courses. */
const leadsToCourses: ReadonlySet<Tag> = new Set([
  'lectern-courses',
  'lectern-catalog',
  'lectern-dashboard',
  'lectern-bookmarks',
  'lectern-results',
]);

/** Milliseconds that the page rests before anything is fetched in advance. */
const pause = 2000;

/**
 * Prepares the courses that the page's cards lead to, once the page's element is shown and rests (AHEAD-1).
 * @param page null if none is shown
 * @param where changes with each page
 */
export function useCoursesAhead(page: Page | null, where: string): void {
  const leads = page?.kind === 'element' && leadsToCourses.has(page.tag);
  useEffect(() => {
    if (!leads) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop = () => {};
    let ended = false;
    const begin = () => {
      clearTimeout(timer);
      timer = setTimeout(
        () =>
          void import('./prepareCourses.ts').then(
            ({ prepareCourses }) => {
              if (!ended) stop = prepareCourses(window);
            },
            () => undefined,
          ),
        pause,
      );
    };
    document.addEventListener('lectern-ready', begin, { once: true });
    return () => {
      ended = true;
      document.removeEventListener('lectern-ready', begin);
      clearTimeout(timer);
      stop();
    };
  }, [leads, where]);
}
