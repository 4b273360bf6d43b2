import { useRef } from 'react';
import { lazyPart } from '../../../../ui/lazy/lazyPart.tsx';
import { useNear } from '../../../../ui/scroll/useNear.ts';
import type { OutlineProps } from './Outline.tsx';

const Outline = lazyPart(async () => (await import('./Outline.tsx')).Outline);
/** The tree is requested when its place is this near to the view, in CSS pixels. */
const ahead = 200;

/** The outline at the end of a course's page, loaded when it comes near the view (OVER-12). No content below it can move. */
export function OutlinePlace(props: OutlineProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place, ahead);
  return (
    <div className="outline-place" ref={place}>
      {near && <Outline {...props} />}
    </div>
  );
}
