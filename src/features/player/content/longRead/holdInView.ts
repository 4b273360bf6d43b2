const byHand = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Holds a part at the start of the view while parts above it come and grow, until the reader moves by hand (PRESENT-2). Only Safari needs
 * it: other browsers hold what is in view by themselves.
 * @param around holds all parts
 * @returns ends it
 */
export function holdInView(part: HTMLElement, around: HTMLElement): () => void {
  if (CSS.supports('overflow-anchor', 'auto')) return () => undefined;
  const observer = new ResizeObserver(() => part.scrollIntoView({ block: 'start' }));
  const end = () => {
    observer.disconnect();
    for (const type of byHand) removeEventListener(type, end, true);
  };
  for (const type of byHand) addEventListener(type, end, { capture: true, passive: true });
  observer.observe(around);
  return end;
}
