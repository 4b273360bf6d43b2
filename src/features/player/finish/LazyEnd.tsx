import { useEffect, type ReactNode } from 'react';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { useLinks } from '../base/links.ts';
import type { EndPageProps } from './EndPage.tsx';

/** The page at a course's end. If its code cannot be loaded, the course's own page says the same. */
export const LazyEnd = lazyPart<EndPageProps & { readonly skeleton: ReactNode }>(
  async () => (await import('./EndPage.tsx')).EndPage,
  {
    Waiting: ({ skeleton }) => skeleton,
    Failed({ access, skeleton }) {
      const links = useLinks();
      const { id: objectiveId } = access.objective;
      useEffect(
        () => links.go({ name: 'course', objectiveId, aggregateId: null, review: false }, { replace: true }),
        [links, objectiveId],
      );
      return skeleton;
    },
  },
);
