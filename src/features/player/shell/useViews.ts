import { useEffect, useState } from 'react';
import { useLazy } from '../../../ui/lazy/useLazy.ts';
import type { PlaceInCourse } from '../base/placeInCourse.ts';
import { viewCode, type ViewName } from './viewCode.ts';

/** The views that an address probably shows, the likeliest first, before its course is known. */
export function likelyViews({
  place,
  view,
}: Pick<PlaceInCourse, 'place' | 'view'>): readonly [ViewName, ...ViewName[]] {
  if (place === 'public') return ['public'];
  switch (view) {
    case 'content':
    case 'review':
    case 'workflow':
      return ['content'];
    // The target is known only once the course is loaded.
    case 'redirect':
      return ['overview', 'content'];
    default:
      return ['overview'];
  }
}

const pause = 2000;

/**
 * Requests the code of the likely view at the same time as the course. After one view has been shown for 2 s it also
 * requests the code of the other view, so that the learner can open that one at once and without a connection.
 * @param stands whether a view is on screen
 */
export function useViews(at: Pick<PlaceInCourse, 'place' | 'view'>, stands: boolean): void {
  const likely = likelyViews(at);
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    if (!stands) return;
    const timer = setTimeout(() => setCalm(true), pause);
    return () => clearTimeout(timer);
  }, [stands]);
  const isPublic = likely[0] === 'public';
  const both = calm && !isPublic;
  useLazy(viewCode.content, both || likely.includes('content'));
  useLazy(viewCode.overview, both || likely.includes('overview'));
  useLazy(viewCode.public, isPublic);
}
