import { useEffect, useState } from 'react';
import { useLate } from '../../ui/useLate.ts';
import type { Place } from './placeOf.ts';
import { viewCode, type ViewName } from './viewCode.ts';

/** The views that an address is likely to show, the likeliest first, before anything is known of its course. */
export function likelyViews({ place, view }: Pick<Place, 'place' | 'view'>): readonly [ViewName, ...ViewName[]] {
  if (place === 'public') return ['public'];
  switch (view) {
    case 'content':
    case 'review':
    case 'workflow':
      return ['content'];
    // Where it leads is known when the course is.
    case 'redirect':
      return ['overview', 'content'];
    default:
      return ['overview'];
  }
}

const pause = 2000;

/**
 * Asks for the code of what the address is likely to show beside the data of its course; and for that of the other view when one has
 * stood for 2 s, so that going there needs no connection and is done at once.
 * @param stands a view is on screen
 */
export function useViews(at: Pick<Place, 'place' | 'view'>, stands: boolean): void {
  const likely = likelyViews(at);
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    if (!stands) return;
    const timer = setTimeout(() => setCalm(true), pause);
    return () => clearTimeout(timer);
  }, [stands]);
  const isPublic = likely[0] === 'public';
  const both = calm && !isPublic;
  useLate(viewCode.content, both || likely.includes('content'));
  useLate(viewCode.overview, both || likely.includes('overview'));
  useLate(viewCode.public, isPublic);
}
