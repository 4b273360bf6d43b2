import { useEffect } from 'react';
import { useLate } from '../../ui/useLate.ts';
import type { EndPageProps } from './EndPage.tsx';
import { useLinks } from './links.ts';
import { OverviewSkeleton } from './OverviewSkeleton.tsx';

const load = () => import('./EndPage.tsx');

/** The page at a course's end, whose code comes when it is first needed; where it cannot be had the course's own page says the same. */
export function LateEnd(props: EndPageProps & { readonly compact: boolean }) {
  const links = useLinks();
  const late = useLate(load, true);
  const failed = late === 'failed';
  const { id: objectiveId } = props.access.objective;
  useEffect(() => {
    if (failed) links.go({ name: 'course', objectiveId, aggregateId: null, review: false }, { replace: true });
  }, [failed, links, objectiveId]);
  return late && !failed ? <late.EndPage {...props} /> : <OverviewSkeleton compact={props.compact} />;
}
