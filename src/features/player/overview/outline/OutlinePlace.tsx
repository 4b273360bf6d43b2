import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../../../ui/lazy/lazyPart.tsx';
import { useNear } from '../../../../ui/scroll/useNear.ts';
import type { OutlineProps } from './Outline.tsx';

const Outline = lazyPart(async () => (await import('./Outline.tsx')).Outline);
/** The tree is requested when its place is this near to the view, in CSS pixels. */
const ahead = 200;

/**
 * The outline of a course's page, loaded when it comes near the view (OVER-12), or with the first Tab on the page: otherwise the focus
 * would pass it, and it would push what has the focus out of sight.
 */
export function OutlinePlace(props: OutlineProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place, ahead);
  const [tabbed, setTabbed] = useState(false);
  useEffect(() => {
    const root = place.current?.getRootNode();
    const onKey = (event: Event) => (event as KeyboardEvent).key === 'Tab' && setTabbed(true);
    root?.addEventListener('keydown', onKey);
    return () => root?.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div className="outline-place" ref={place}>
      {(near || tabbed) && <Outline {...props} />}
    </div>
  );
}
