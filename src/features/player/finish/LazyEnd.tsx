import { useEffect, type ReactNode } from 'react';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { useLinks } from '../base/links.ts';
import type { EndPageProps } from './EndPage.tsx';
import { useFinishTexts } from './useFinishTexts.ts';

/** The page at a course's end. If its code cannot be loaded, the course's own page opens, which shows the same result. */
export const LazyEnd = lazyPart<EndPageProps & { readonly skeleton: ReactNode }>(
  async () => (await import('./EndPage.tsx')).EndPage,
  {
    Waiting: ({ skeleton }) => skeleton,
    useReady: useFinishTexts,
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
